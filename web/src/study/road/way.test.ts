import { describe, expect, it } from 'vitest';
import { across, down, seenSeals } from './way';

describe('the road', () => {
  it('has a piece for every station, each of which ends there', () => {
    const ends = (pieces: string[]): string[] => pieces.map((piece) => piece.split(' ').slice(-2).join(' '));
    expect(ends(across(5))).toEqual(['100 40', '300 76', '500 40', '700 76', '900 40']);
    expect(ends(down(4))).toEqual(['34 125', '62 375', '34 625', '62 875']);
    expect(across(5).filter((piece) => piece.startsWith('M'))).toHaveLength(1);
  });
});

describe('seals', () => {
  function storeOf(first: string | null): {
    kept: string | null;
    getItem(): string | null;
    setItem(key: string, value: string): void;
  } {
    return {
      kept: first,
      getItem(): string | null {
        return this.kept;
      },
      setItem(_key: string, value: string): void {
        this.kept = value;
      },
    };
  }

  it('are new on one visit only, and stay new during it', () => {
    const store = storeOf(null);
    const first = seenSeals(store);
    expect([first.isNew('a/1/1'), first.isNew('a/1/1')]).toEqual([true, true]);
    const second = seenSeals(store);
    expect([second.isNew('a/1/1'), second.isNew('a/1/2')]).toEqual([false, true]);
  });

  it('are new where nothing can be remembered', () => {
    expect(seenSeals(storeOf('{')).isNew('a/1/1')).toBe(true);
  });
});
