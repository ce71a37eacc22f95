import { describe, expect, it } from 'vitest';
import { MOST_VISIBLE, shortened } from './nickname';

describe('names', () => {
  it('keeps as many letters as the server takes', () => {
    expect(shortened('a'.repeat(30))).toBe('a'.repeat(MOST_VISIBLE));
    expect(shortened('Анна')).toBe('Анна');
  });
  it('counts an emoji once and never cuts it in two', () => {
    expect(shortened('🐪'.repeat(30))).toBe('🐪'.repeat(MOST_VISIBLE));
  });
  it('does not count marks and joiners', () => {
    const marked = 'e\u0301'.repeat(MOST_VISIBLE);
    expect(shortened(marked)).toBe(marked);
    expect(shortened(`${marked}x`)).toBe(marked);
    expect(shortened('👩\u200d🌾', 2)).toBe('👩\u200d🌾');
  });
});
