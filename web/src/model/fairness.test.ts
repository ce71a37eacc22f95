import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SeatNonce, TableInfo } from '../lib/wire';
import { aTable, aWelcome, FakeSocket } from './fakes';
import { Fairness } from './fairness';
import type { Store } from './settings.svelte';
import { TableSocket } from './socket';
import { TableModel } from './table.svelte';

const digest = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const SEED = '5d'.repeat(32);
const OTHER = '0c'.repeat(16);

function store(kept: string | null = null): Store & { kept: string | null } {
  return {
    kept,
    getItem() {
      return this.kept;
    },
    setItem(_, value) {
      this.kept = value;
    },
  };
}
const asking = (hash: string, changes: Partial<TableInfo> = {}): TableInfo =>
  aTable({
    phase: 'open',
    commitment: digest(SEED),
    asks_nonces: true,
    nonces: [{ hash }, { hash: digest(OTHER) }],
    ...changes,
  });
const ended = (nonces: SeatNonce[], changes: Partial<TableInfo> = {}): TableInfo =>
  aTable({ phase: 'finished', commitment: digest(SEED), seed: SEED, nonces, ...changes });

/** A browser that has sat down and was asked for its nonce. */
function asked(): { fairness: Fairness; hash: string; nonce: string } {
  const fairness = new Fairness(store());
  const hash = fairness.promise();
  const nonce = fairness.look(asking(hash));
  if (nonce === null) throw new Error('it was not asked');
  return { fairness, hash, nonce };
}

describe('giving', () => {
  test('a nonce has 16 bytes, its hash is given first, and each is new', () => {
    const { hash, nonce } = asked();
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(digest(nonce)).toBe(hash);
    expect(new Set(Array.from({ length: 50 }, () => new Fairness(null).promise())).size).toBe(50);
  });

  test('a nonce is given only when it is asked for, and to the table that was seen first', () => {
    const fairness = new Fairness(store());
    const hash = fairness.promise();
    expect(fairness.look(asking(hash, { asks_nonces: false }))).toBeNull();
    expect(fairness.look(asking(hash, { commitment: digest(OTHER) }))).toBeNull();
    expect(fairness.look(asking(digest('00')))).toBeNull();
    expect(fairness.look(asking(hash))).not.toBeNull();
  });

  test('who exchanges the hashes of others afterwards is given nothing', () => {
    const { fairness, hash } = asked();
    expect(fairness.look(asking(hash))).not.toBeNull(); // again after a cut
    expect(fairness.look(asking(hash, { nonces: [{ hash }, { hash: digest('ff') }] }))).toBeNull();
  });

  test('a table is told at once, and once', async () => {
    const fairness = new Fairness(null);
    const hash = fairness.promise();
    const source = new TableSocket({ url: 'ws://test', connect: () => new FakeSocket() });
    const model = new TableModel({ source, fairness });
    FakeSocket.last.open(aWelcome({ table: asking(hash), game: null }));
    FakeSocket.last.tell({ type: 'news', seq: 4, happenings: [], seat: 0, table: asking(hash) });
    await Promise.resolve();
    const sent = FakeSocket.last.sent.filter((one) => one.type === 'reveal');
    expect(sent.map((one) => digest((one as unknown as { nonce: string }).nonce))).toEqual([hash]);
    expect(model.pending).toBeNull();
  });

  test('a rematch promises a nonce of its own', () => {
    const fairness = new Fairness(null);
    const source = new TableSocket({ url: 'ws://test', connect: () => new FakeSocket() });
    const model = new TableModel({ source, fairness });
    FakeSocket.last.open();
    void model.rematch().catch(() => undefined);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({
      type: 'rematch',
      nonce_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

describe('checking', () => {
  test('all is well', () => {
    const { fairness, hash, nonce } = asked();
    const table = ended([
      { hash, nonce },
      { hash: digest(OTHER), nonce: OTHER },
    ]);
    expect(fairness.check(table)).toEqual({ seed: true, commitment: true, nonces: true, own: true });
    expect(fairness.check({ ...table, seed: null })).toBeNull();
  });

  test('a nonce that was withheld is no fault', () => {
    const { fairness, hash, nonce } = asked();
    const table = ended([{ hash, nonce }, { hash: digest(OTHER) }]);
    expect(fairness.check(table)).toEqual({ seed: true, commitment: true, nonces: true, own: true });
  });

  test('another commitment than the first one is found, even if the seed fits it', () => {
    const { fairness, hash, nonce } = asked();
    const table = ended([{ hash, nonce }, {}], { seed: OTHER + OTHER, commitment: digest(OTHER + OTHER) });
    expect(fairness.check(table)).toMatchObject({ seed: true, commitment: false });
  });

  test('an exchanged nonce, an exchanged hash and a dropped nonce are found', () => {
    const { fairness, hash, nonce } = asked();
    const mine = { hash, nonce };
    expect(fairness.check(ended([mine, { hash: digest(OTHER), nonce: 'ff'.repeat(16) }]))?.nonces).toBe(false);
    expect(fairness.check(ended([mine, { hash: digest('ff'), nonce: 'ff' }]))?.nonces).toBe(false);
    expect(fairness.check(ended([mine, { hash: digest(OTHER), nonce: 'nonsense' }]))?.nonces).toBe(false);
    expect(fairness.check(ended([{ hash }, { hash: digest(OTHER) }]))?.own).toBe(false);
    expect(fairness.check(ended([]))).toMatchObject({ nonces: false, own: false });
  });

  test('who saw nothing before can still compare the seed', () => {
    const table = ended([{ hash: digest(OTHER), nonce: OTHER }, {}]);
    const none = new Fairness(store());
    expect(none.check(table)).toEqual({ seed: true, commitment: null, nonces: true, own: null });
    expect(none.check(ended([]))).toEqual({ seed: true, commitment: null, nonces: null, own: null });
    expect(none.check(ended([], { seed: OTHER }))?.seed).toBe(false);
  });

  test('what was seen outlives a reload', () => {
    const kept = store();
    const hash = new Fairness(kept).promise();
    new Fairness(kept).look(asking(hash, { asks_nonces: false }));
    const nonce = new Fairness(kept).look(asking(hash));
    const table = ended([{ hash, nonce }, { hash: digest(OTHER) }]);
    expect(new Fairness(kept).check(table)).toEqual({ seed: true, commitment: true, nonces: true, own: true });
  });

  test.each(['', '{', '[]', '3', '{"nonces": 1}', '{"tables": {}}'])('%s in the store does no harm', (text) => {
    const fairness = new Fairness(store(text));
    expect(fairness.look(asking(fairness.promise()))).toMatch(/^[0-9a-f]{32}$/);
  });

  test('the oldest tables are forgotten', () => {
    const kept = store();
    const fairness = new Fairness(kept);
    for (let i = 0; i < 500; i++) fairness.look(aTable({ id: `table${i}`, commitment: digest(SEED) }));
    expect(kept.kept?.length).toBeLessThan(40_000);
    expect(fairness.check(ended([], { id: 'table499' }))?.commitment).toBe(true);
    expect(fairness.check(ended([], { id: 'table1' }))?.commitment).toBeNull();
  });
});
