/* The yardstick: uniformly random Jaipur matches, best of three, in plain C.
 *
 *     cc -O3 -march=native -std=c11 -Wall -Wextra -D_POSIX_C_SOURCE=200809L jaipur.c -o jaipur
 *     ./jaipur PLIES SEED
 *
 * Every decision lists all legal moves into an array and picks one uniformly. The compiled kernel is measured against
 * this, so it does the same work: one core, no precomputed move lists, the same bookkeeping for a perfect memory.
 * Clause ids (J-...) are those of the rules page. -DAUDIT checks components and recounts the moves at each decision. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DIAMONDS, GOLD, SILVER, CLOTH, SPICE, LEATHER, CAMEL, GOODS = 6, CARDS = 7, STACKS = 3 /* of bonus tokens */ };
enum { HAND_LIMIT = 7, MARKET_SIZE = 5, DEALT = 5, CAMEL_TOKEN = 5, END_STACKS = 3, STALL_TURNS = 40, TO_WIN = 2 };

typedef struct {
    int8_t market[CARDS], deck[CARDS], deck_size, discard[GOODS];
    int8_t hands[2][GOODS], hand_size[2], herds[2];
    int8_t known[2][GOODS]; /* J-SECRET: what a perfect memory knows of each hand */
    int8_t tokens[GOODS], empty_stacks, goods_tokens[2];
    int8_t bonus[STACKS][3], bonus_left[STACKS], bonus_taken[2][STACKS];
    int16_t rupees[2];
    int8_t seat, stall, over, seals[2], round, first;
} State;

/* J-BOX before the deal, three camels in the market. A bonus stack has three consecutive values: counts will do. */
static const State BOX = {
    .market = {[CAMEL] = 3}, .deck = {6, 6, 6, 8, 8, 10, 8}, .deck_size = 52, .tokens = {5, 5, 5, 7, 7, 9},
    .bonus = {{2, 3, 2}, {2, 2, 2}, {2, 1, 2}}, .bonus_left = {7, 6, 5},
};
static const int8_t LOWEST_BONUS[STACKS] = {1, 4, 8};
static const int8_t LEAST_SALE[GOODS] = {2, 2, 2, 1, 1, 1}; /* J-SELL-MIN */
/* Worst token first: with n tokens left the top one is TOKEN_VALUE[good][n - 1]. */
static const int8_t TOKEN_VALUE[GOODS][9] = {
    {5, 5, 5, 7, 7}, {5, 5, 5, 6, 6}, {5, 5, 5, 5, 5},
    {1, 1, 2, 2, 3, 3, 5}, {1, 1, 2, 2, 3, 3, 5}, {1, 1, 1, 1, 1, 1, 2, 3, 4},
};

/* ---- chance ---- */

typedef struct { uint64_t s[4]; } Rng; /* xoshiro256** */

static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next_u64(Rng *rng) {
    uint64_t *s = rng->s, result = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0], s[3] ^= s[1], s[1] ^= s[2], s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

static Rng seeded(uint64_t seed) {
    Rng rng;
    for (int i = 0; i < 4; i++) { /* splitmix64 */
        uint64_t z = seed += 0x9e3779b97f4a7c15u;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        rng.s[i] = z ^ (z >> 31);
    }
    return rng;
}

/* Lemire's unbiased bounded integer; the division runs only in the rare case that may need a rejection. */
static inline uint32_t below(Rng *rng, uint32_t n) {
    uint64_t m = (next_u64(rng) >> 32) * n;
    if ((uint32_t)m < n)
        for (uint32_t threshold = -n % n; (uint32_t)m < threshold;)
            m = (next_u64(rng) >> 32) * n;
    return (uint32_t)(m >> 32);
}

/* One of a multiset of `size` things, drawn by their counts and removed. */
static inline int draw(int8_t *counts, int8_t *size, Rng *rng) {
    int r = (int)below(rng, (uint32_t)*size), i = 0;
    while (r >= counts[i])
        r -= counts[i++];
    counts[i]--, --*size;
    return i;
}

/* J-END (b): cards that are left still go to the market; the round ends at the first missing one. */
static inline void refill(State *s, Rng *rng, int count) {
    for (; count > 0 && s->deck_size > 0; count--)
        s->market[draw(s->deck, &s->deck_size, rng)]++;
    s->over = count > 0;
    s->stall = 0;
}

/* ---- rounds and matches ---- */

/* J-SETUP. Seals, round number and first player belong to the match and stay. */
static void start_round(State *s, Rng *rng) {
    State fresh = BOX;
    memcpy(fresh.seals, s->seals, sizeof fresh.seals);
    fresh.round = (int8_t)(s->round + 1);
    fresh.seat = fresh.first = s->first;
    for (int i = 0; i < 2 * DEALT; i++) {
        int seat = i >= DEALT, card = draw(fresh.deck, &fresh.deck_size, rng);
        ++*(card == CAMEL ? &fresh.herds[seat] : &fresh.hands[seat][card]);
        fresh.hand_size[seat] += card != CAMEL;
    }
    refill(&fresh, rng, MARKET_SIZE - BOX.market[CAMEL]);
    *s = fresh;
}

static void start_match(State *s, Rng *rng) {
    *s = (State){.first = (int8_t)below(rng, 2)};
    start_round(s, rng);
}

/* J-SCORE: the winning seat, or -1 on a full tie. */
static int score_round(State *s) {
    if (s->herds[0] != s->herds[1])
        s->rupees[s->herds[1] > s->herds[0]] += CAMEL_TOKEN;
    int lead = s->rupees[0] - s->rupees[1];
    if (lead == 0)
        for (int stack = 0; stack < STACKS; stack++)
            lead += s->bonus_taken[0][stack] - s->bonus_taken[1][stack];
    if (lead == 0)
        lead = s->goods_tokens[0] - s->goods_tokens[1];
    return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}

/* ---- legal moves ---- */

/* A move is its kind in bits 24 and up, and below it
 *   TAKE: the good; SELL: the good, the count from bit 4; EXCHANGE: a nibble per good, its change in the hand + 7. */
typedef uint32_t Move;
enum { TAKE, TAKE_CAMELS, SELL, EXCHANGE, KIND_SHIFT = 24, UNCHANGED = 7 };
enum { NIBBLES = 0x111111, ALL_GOODS = NIBBLES * 15, SIZE_SHIFT = 24 };
/* Five goods in the market make at most 2^5 choices, seven in a hand at most 3 * 2^5, 25 of them of one size. Together
 * they are 12 goods, so at most 3^6 exchanges; sales, takes and camels add 7 + 5 + 1, writing ahead one more. */
enum { MAX_TAKES = 32, MAX_GIVES = 96, MAX_OF_SIZE = 25, MAX_MOVES = 729 + 13 + 1 };

/* All ways to pick any number of the goods: a nibble per good, the number of cards above. Each good appends the list so
 * far with one more of it, as often as there are cards: the loop reads on into what it has just written. */
static inline int list_choices(const int8_t *cards, uint32_t *list) {
    int length = 1;
    list[0] = 0;
    for (int good = 0; good < GOODS; good++) {
        if (cards[good] == 0)
            continue;
        int more = length * cards[good];
        uint32_t one = (1u << 4 * good) + (1u << SIZE_SHIFT);
        for (int i = 0; i < more; i++)
            list[length + i] = list[i] + one;
        length += more;
    }
    return length;
}

/* J-TAKE-MANY, J-HAND: each choice of two or more market goods, with each choice of hand goods that leaves a number of
 * camels the herd and the hand limit allow. Grouped by size, only goods in both choices are left to refuse; that test
 * is unpredictable, so it moves the end of the list instead of branching. Measured per ply: six nested loops with the
 * tightest bounds take 1.5 times as long, without bounds 3 times. */
static inline Move *list_exchanges(const State *s, Move *restrict out) {
    if (s->market[CAMEL] > MARKET_SIZE - 2)
        return out;
    int seat = s->seat, room = HAND_LIMIT - s->hand_size[seat], camels = s->herds[seat] < room ? s->herds[seat] : room;
    uint32_t takes[MAX_TAKES], gives[MAX_GIVES], gives_of[HAND_LIMIT + 1][MAX_OF_SIZE];
    int take_count = list_choices(s->market, takes), give_count = list_choices(s->hands[seat], gives);
    int count_of[HAND_LIMIT + 1] = {0};
    for (int i = 0; i < give_count; i++) {
        uint32_t size = gives[i] >> SIZE_SHIFT;
        gives_of[size][count_of[size]++] = gives[i] & ALL_GOODS;
    }
    for (int i = 0; i < take_count; i++) {
        int size = (int)(takes[i] >> SIZE_SHIFT);
        if (size < 2)
            continue;
        uint32_t take = takes[i] & ALL_GOODS, taken = ((take | take >> 1 | take >> 2) & NIBBLES) * 15;
        Move move = ((Move)EXCHANGE << KIND_SHIFT | NIBBLES * UNCHANGED) + take;
        for (int given = size > camels ? size - camels : 0; given <= size; given++)
            for (int j = 0; j < count_of[given]; j++) {
                *out = move - gives_of[given][j];
                out += (gives_of[given][j] & taken) == 0;
            }
    }
    return out;
}

static inline int legal_moves(const State *s, Move *restrict moves) {
    const int8_t *hand = s->hands[s->seat];
    Move *out = moves;
    if (s->hand_size[s->seat] < HAND_LIMIT)
        for (Move good = 0; good < GOODS; good++) {
            *out = (Move)TAKE << KIND_SHIFT | good;
            out += s->market[good] > 0;
        }
    *out = (Move)TAKE_CAMELS << KIND_SHIFT;
    out += s->market[CAMEL] > 0;
    for (Move good = 0; good < GOODS; good++)
        for (int count = LEAST_SALE[good]; count <= hand[good]; count++)
            *out++ = (Move)SELL << KIND_SHIFT | (Move)count << 4 | good;
    return (int)(list_exchanges(s, out) - moves);
}

/* ---- a turn ---- */

/* Cards that leave a hand may have been the known ones, so those are forgotten first. */
static inline void remember(int8_t *known, int change) {
    int after = *known + change;
    *known = (int8_t)(after > 0 ? after : 0);
}

/* J-TAKE-MANY, J-STALL */
static inline void exchange(State *s, Move move) {
    int seat = s->seat, camels = 0;
    for (int good = 0; good < GOODS; good++) {
        int change = (int)(move >> 4 * good & 15) - UNCHANGED;
        s->hands[seat][good] += change;
        s->market[good] -= change;
        remember(&s->known[seat][good], change);
        camels += change;
    }
    s->hand_size[seat] += camels;
    s->herds[seat] -= camels;
    s->market[CAMEL] += camels;
    s->over = ++s->stall == STALL_TURNS;
}

/* J-SELL, J-BONUS, J-END (a) */
static inline void sell(State *s, Rng *rng, int good, int count) {
    int seat = s->seat, left = s->tokens[good], tokens = count < left ? count : left;
    s->hands[seat][good] -= count;
    s->hand_size[seat] -= count;
    s->discard[good] += count;
    remember(&s->known[seat][good], -count);
    for (int i = 1; i <= tokens; i++)
        s->rupees[seat] += TOKEN_VALUE[good][left - i];
    s->tokens[good] -= tokens;
    s->goods_tokens[seat] += tokens;
    s->empty_stacks += tokens > 0 && tokens == left;
    int stack = (count > 5 ? 5 : count) - 3;
    if (stack >= 0 && s->bonus_left[stack] > 0) {
        s->rupees[seat] += LOWEST_BONUS[stack] + draw(s->bonus[stack], &s->bonus_left[stack], rng);
        s->bonus_taken[seat][stack]++;
    }
    s->stall = 0;
    s->over = s->empty_stacks == END_STACKS;
}

static inline void apply(State *s, Rng *rng, Move move) {
    int seat = s->seat, good = move & 15, camels = s->market[CAMEL];
    switch (move >> KIND_SHIFT) {
    case TAKE: /* J-TAKE-ONE */
        s->market[good]--;
        s->hands[seat][good]++;
        s->hand_size[seat]++;
        s->known[seat][good]++;
        refill(s, rng, 1);
        break;
    case TAKE_CAMELS: /* J-TAKE-CAMELS */
        s->market[CAMEL] = 0;
        s->herds[seat] += camels;
        refill(s, rng, camels);
        break;
    case SELL:
        sell(s, rng, good, move >> 4 & 15);
        break;
    default:
        exchange(s, move);
    }
    s->seat ^= 1;
}

#ifdef AUDIT
#define REQUIRE(ok) ((ok) ? (void)0 : (fprintf(stderr, "audit, line %d: %s\n", __LINE__, #ok), abort()))

/* The exchanges counted the slow way, straight from J-TAKE-MANY and J-HAND. */
static int count_exchanges(const State *s, int good, int taken, int given) {
    int seat = s->seat, camels = taken - given, found = 0;
    if (good == GOODS)
        return taken >= 2 && camels >= 0 && camels <= s->herds[seat] && s->hand_size[seat] + camels <= HAND_LIMIT;
    for (int take = 0; take <= s->market[good]; take++)
        for (int give = 0; give <= (take ? 0 : s->hands[seat][good]); give++)
            found += count_exchanges(s, good + 1, taken + take, given + give);
    return found;
}

static void audit(const State *s, const Move *moves, int count) {
    int exchanges = 0, market = 0, cards = 0, tokens = s->goods_tokens[0] + s->goods_tokens[1], bonus = 0;
    for (int i = 0; i < count; i++)
        exchanges += moves[i] >> KIND_SHIFT == EXCHANGE;
    REQUIRE(s->over || (count >= 1 && count < MAX_MOVES && exchanges == count_exchanges(s, 0, 0, 0)));
    for (int card = 0; card < CARDS; card++) {
        int held = card == CAMEL ? s->herds[0] + s->herds[1] : s->hands[0][card] + s->hands[1][card] + s->discard[card];
        REQUIRE(s->market[card] + s->deck[card] + held == BOX.market[card] + BOX.deck[card] && s->market[card] >= 0);
        cards += s->market[card] + s->deck[card] + held;
        market += s->market[card];
    }
    for (int seat = 0, hand = 0; seat < 2; seat++, hand = 0) {
        for (int good = 0; good < GOODS; hand += s->hands[seat][good++])
            REQUIRE(0 <= s->known[seat][good] && s->known[seat][good] <= s->hands[seat][good]);
        REQUIRE(hand == s->hand_size[seat] && hand <= HAND_LIMIT && s->herds[seat] >= 0);
    }
    for (int good = 0; good < GOODS; good++)
        tokens += s->tokens[good];
    for (int i = 0; i < STACKS; i++)
        bonus += s->bonus_taken[0][i] + s->bonus_taken[1][i] + s->bonus[i][0] + s->bonus[i][1] + s->bonus[i][2];
    REQUIRE(cards == 55 && tokens == 38 && bonus == 18 && (market == MARKET_SIZE || s->over));
}
#else
#define audit(s, moves, count) ((void)0)
#endif

int main(int argc, char **argv) {
    char *end1 = "?", *end2 = "?";
    uint64_t plies = argc == 3 ? strtoull(argv[1], &end1, 10) : 0, seed = argc == 3 ? strtoull(argv[2], &end2, 10) : 0;
    if (*end1 || *end2 || plies == 0 || plies > INT64_MAX) { /* a negative number reads as a huge one */
        fprintf(stderr, "usage: %s PLIES SEED\n", argv[0]);
        return 2;
    }
    Rng rng = seeded(seed);
    State s;
    Move moves[MAX_MOVES];
    uint64_t listed = 0, wins[2] = {0, 0}, replayed = 0;
    struct timespec start, stop;
    clock_gettime(CLOCK_MONOTONIC, &start);
    start_match(&s, &rng);
    for (uint64_t ply = 0; ply < plies; ply++) {
        int count = legal_moves(&s, moves), winner;
        audit(&s, moves, count);
        listed += (uint64_t)count;
        apply(&s, &rng, moves[below(&rng, (uint32_t)count)]);
        if (!s.over)
            continue;
        audit(&s, moves, count);
        if ((winner = score_round(&s)) < 0) { /* J-SCORE 4: played again, the other player starts */
            replayed++;
            s.first ^= 1;
        } else { /* J-NEXT: the loser starts */
            wins[winner]++;
            s.seals[winner]++;
            s.first = (int8_t)!winner;
        }
        (s.seals[0] == TO_WIN || s.seals[1] == TO_WIN ? start_match : start_round)(&s, &rng);
    }
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec);
    printf("{\"plies\": %" PRIu64 ", \"seconds\": %.6f, \"plies_per_s\": %.0f, \"rounds\": %" PRIu64
           ", \"legal_moves\": %" PRIu64 ", \"seat1_round_wins\": %" PRIu64 ", \"seat2_round_wins\": %" PRIu64
           ", \"replayed\": %" PRIu64 "}\n", plies, seconds, (double)plies / seconds, wins[0] + wins[1] + replayed,
           listed, wins[0], wins[1], replayed);
}
