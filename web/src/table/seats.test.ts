import { expect, it } from 'vitest';
import type { SeatInfo } from '../lib/wire';
import { isNumbered, backdropOf, faceOf } from './seats';

const bot = (level: number): SeatInfo => ({ kind: 'bot', level });
const guest: SeatInfo = { kind: 'guest', name: 'Ann', is_you: true };

it('numbers bots of a level only where there are several of it', () => {
  const seats = [guest, bot(2), bot(2), bot(3)];
  expect(seats.map((one) => isNumbered(one, seats))).toEqual([false, true, true, false]);
});

it('tells bots of one level apart by the colours of their seats', () => {
  const seats = [guest, bot(3), bot(3), bot(3)];
  const grounds = seats.map((_, seat) => backdropOf(seat, seats)?.ground ?? null);
  expect(grounds[0]).toBeNull();
  expect(new Set(grounds).size).toBe(4);
});

it('leaves a bot that is alone of its level as it is drawn', () => {
  expect(backdropOf(1, [bot(2), bot(1), bot(2)])).toBeNull();
  expect(backdropOf(0, [{ ...bot(2), name: 'Mine' }, bot(2)])).toBeNull();
});

it('gives every bot at a table a face of its own', () => {
  const faces = (seats: SeatInfo[]): number[] =>
    seats.flatMap((one, seat) => (one.kind === 'bot' ? [faceOf(seat, seats, 5)] : []));
  expect(faces([guest, bot(3)])).toEqual([3]);
  expect(faces([guest, bot(3), bot(3), bot(3)])).toEqual([3, 4, 5]);
  expect(faces([bot(5), bot(5), bot(1), bot(2)])).toEqual([5, 3, 1, 2]);
  expect(faces([guest, bot(2), bot(2), bot(3)])).toEqual([2, 4, 3]);
});
