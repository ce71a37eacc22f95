"""What a seat may know (I-SECRET): everything that lies on the table, and what is left in deck and stack by kind."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel, supplies
from serai.core.piles import size_of
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import in_effect

#: What `audit` answers.
RESOURCES_FAULT, RUBIES_FAULT, TILES_FAULT, CARDS_FAULT, DICE_FAULT, STAGE_FAULT = range(1, 7)


observe_fields, restore_fields = s.FIELDS.observe, s.FIELDS.restore


@supplies(contract.observe, s.STATE)
def observe(box, state, seat, view):
    """I-SECRET: all of it. What is secret is not decided yet, so no state holds it."""
    observe_fields(box, state, seat, view)


@supplies(contract.determinize, s.VIEW)
def determinize(box, view, random, state):
    """The one world that gives this view; what is not decided yet is chance's."""
    restore_fields(view, state)


# --- Is everything accounted for? -----------------------------------------------------------------------------------


@supplies(contract.audit, s.STATE)
def audit(box, state):
    """I-BOX: every component is in exactly one place."""
    for resource in range(s.RESOURCES):
        total = int(state.supply[resource])
        for seat in range(s.SEATS):
            if state.owned[seat, resource] < 0 or (seat >= box.seats and state.owned[seat, resource] != 0):
                return RESOURCES_FAULT
            total += int(state.owned[seat, resource])
        if state.supply[resource] < 0 or total != box.supply[resource]:
            return RESOURCES_FAULT
    rubies = size_of(state.rubies) + int(state.mosque) - int(box.mosque_rubies)
    for zone in range(s.ZONES):
        if state.zones[zone] < 0 or state.zones[zone] > box.rubies[zone]:
            return RUBIES_FAULT
        rubies += int(state.zones[zone]) - int(box.rubies[zone])
    if rubies != 0 or state.mosque < 0:
        return RUBIES_FAULT
    fault = audit_tiles(box, state)
    if fault == 0:
        fault = audit_cards(box, state)
    return audit_stage(box, state) if fault == 0 else fault


@kernel
def audit_tiles(box, state):
    """Tiles and the extra dice that go with them."""
    extra_dice = 0
    for tile in range(s.TILES):
        total = int(state.row[tile]) + int(state.stack[tile])
        if state.row[tile] < 0 or state.stack[tile] < 0:
            return TILES_FAULT
        for seat in range(s.SEATS):
            if state.tiles[seat, tile] < 0 or (seat >= box.seats and state.tiles[seat, tile] != 0):
                return TILES_FAULT
            total += int(state.tiles[seat, tile])
            if box.tile_effect[tile] == s.MORE_DICE:
                extra_dice += int(state.tiles[seat, tile])
        if total != box.tile_counts[tile] or not 0 <= state.fresh[tile] <= state.tiles[state.seat, tile]:
            return TILES_FAULT
    if extra_dice > box.extra_dice:
        return DICE_FAULT
    is_laid = state.stage != s.FIRST and state.stage != s.ROW
    missing = int(box.row) - size_of(state.row) if is_laid else size_of(state.row)
    if missing != (1 if state.stage == s.REFILL else 0) and (missing < 0 or size_of(state.stack) > 0):
        return TILES_FAULT
    return 0


@kernel
def audit_cards(box, state):
    """Cards in the deck, in the discard, drawn, or being carried out."""
    for card in range(s.CARDS):
        total = int(state.deck[card]) + int(state.discard[card]) + int(state.drawn[card])
        if state.deck[card] < 0 or state.discard[card] < 0 or state.drawn[card] < 0:
            return CARDS_FAULT
        total += 1 if state.card == card else 0
        if total != box.card_counts[card]:
            return CARDS_FAULT
    return 0


@kernel
def audit_stage(box, state):
    """What the game waits for fits what lies on the table."""
    stage = state.stage
    if not 0 <= state.seat < box.seats or not 0 <= state.first < box.seats:
        return STAGE_FAULT
    dice = int(state.owed) if stage == s.ROLL else 0
    for face in range(s.FACES):
        if state.dice[face] < 0:
            return DICE_FAULT
        dice += int(state.dice[face])
    extra = in_effect(box, state, s.MORE_DICE)
    if dice > box.dice + extra or ((stage == s.ROLL) and dice != box.dice + extra):
        return DICE_FAULT
    is_chance = stage in (s.FIRST, s.ROW, s.ROLL, s.DRAW, s.REFILL)
    if is_chance != (state.mover == CHANCE) or (stage == s.FINISHED) != (state.mover == OVER):
        return STAGE_FAULT
    if state.mover >= 0 and (state.mover != state.seat) != (stage == s.REPLY):
        return STAGE_FAULT
    if (state.card != s.NOTHING) != (stage in (s.ANSWER, s.REPLY)):
        return STAGE_FAULT
    if (size_of(state.drawn) > 0) != (stage == s.CHOOSE):
        return STAGE_FAULT
    if (state.owed > 0) != (stage in (s.ROLL, s.DRAW)) or (state.reason != s.NOT_ENDED) != (stage == s.FINISHED):
        return STAGE_FAULT
    return 0
