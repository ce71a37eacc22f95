import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

// The examples of FIPS 180-2, and the empty message.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of the published example %#', (text, digest) => {
  expect(sha256(bytes(text))).toBe(digest);
});

test('SHA-256 agrees with Node at every length around the blocks, and with the browser’s own', async () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 131 + length * 7) & 0xff);
    expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'));
  }
  const message = webcrypto.getRandomValues(new Uint8Array(32));
  const digest = new Uint8Array(await webcrypto.subtle.digest('SHA-256', message));
  expect(sha256(message)).toBe(Buffer.from(digest).toString('hex'));
});
