import { type BoardMove, type BoardTarget, moveTo } from '@dreiklang/domain/bestellung/boardMoves'
import { useQueryClient } from '@tanstack/react-query'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { hasDialog, makeWish, useStepOpener } from '../../bestellung/components/schritte/stepOpener.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { useReason } from '../../step/useReason.ts'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { useBestelltafelTexts } from '../bestelltafel.texts.ts'
import type { Card } from './cards.ts'

/** What a move is called, or why it cannot be. */
export function useMoveWords(): (move: BoardMove, from: BoardTarget) => string {
  const t = useBestelltafelTexts()
  const s = useStepsTexts()
  const b = useBegriffeTexts()
  const reason = useReason()
  return (move, from) => {
    if (move.kind === 'step') return s(`name.${move.handlung}`)
    if (move.kind === 'stays') return t('move.stays')
    return move.reason === null ? t('move.none', { from: b(`status.${from}`) }) : reason(move.reason)
  }
}

/** Opens what the step asks for; nothing is done before the person confirms it there. */
export function useMoves(): (card: Card, to: BoardTarget) => void {
  const client = useQueryClient()
  const open = useStepOpener()
  const goTo = useGoTo()
  const words = useMoveWords()
  const begin = async ({ id, row, position: { status: from } }: Card, to: BoardTarget) => {
    const query = bestellungQuery(row.id)
    // The state of the moment decides, not that of the row, nor an answer still under way from before the last step.
    await client.cancelQueries({ queryKey: query.queryKey })
    const bestellung = await client.fetchQuery({ ...query, staleTime: 0 })
    const position = bestellung.positionen.find((one) => one.id === id)
    const move: BoardMove = position === undefined ? { kind: 'stays' } : moveTo(position, to)
    if (position === undefined || move.kind === 'stays') return
    if (move.kind === 'shut') return toastInfo(words(move, from))
    if (hasDialog(move.handlung)) open(makeWish(bestellung, move.handlung, [position]))
    else goTo(bestellungPath(bestellung.id))
  }
  return (card, to) => void begin(card, to).catch(toastError)
}
