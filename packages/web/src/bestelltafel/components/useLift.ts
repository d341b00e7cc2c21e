import { type BoardMove, type BoardTarget, boardTargets, moveTo } from '@dreiklang/domain/bestellung/boardMoves'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { followLiftKey } from '../../ui/boardLift.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useBestelltafelTexts } from '../bestelltafel.texts.ts'
import type { Card } from './cards.ts'
import { useMoveWords, useMoves } from './useMoves.ts'

interface Lifted {
  card: Card
  over: BoardTarget | null
}

export interface Verdict {
  kind: BoardMove['kind'] | 'reading'
  words: string
}

/** A position in hand, by pointer or by keys, and what each column says to it. */
export function useLift(nameOf: (card: Card) => string) {
  const t = useBestelltafelTexts()
  const b = useBegriffeTexts()
  const wordsOf = useMoveWords()
  const move = useMoves()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const { data: bestellung } = useQuery({ ...bestellungQuery(lifted?.card.row.id ?? ''), enabled: lifted !== null, staleTime: 0 })

  function verdictOf(target: BoardTarget): Verdict | null {
    if (lifted === null) return null
    const { card } = lifted
    if (target === card.position.status) return { kind: 'stays', words: t('move.stays') }
    const position = bestellung?.id === card.row.id ? bestellung.positionen.find(({ id }) => id === card.id) : undefined
    if (position?.status !== card.position.status) return { kind: 'reading', words: t('move.reading') }
    const verdict = moveTo(position, target)
    return { kind: verdict.kind, words: wordsOf(verdict, card.position.status) }
  }
  const lift = (card: Card) => setLifted({ card, over: card.position.status })
  const overAt = (over: BoardTarget | null) =>
    setLifted((before) => (before === null || before.over === over ? before : { ...before, over }))
  const letGo = (target: BoardTarget | null) => {
    setLifted(null)
    if (lifted === null) return
    if (target === null || target === lifted.card.position.status) announce(t('move.cancelled', { name: nameOf(lifted.card) }))
    else move(lifted.card, target)
  }
  const step = ({ over }: Lifted, by: number) => {
    const next = boardTargets[Math.min(boardTargets.length - 1, Math.max(0, (over === null ? 0 : boardTargets.indexOf(over)) + by))]
    if (next === undefined) return
    overAt(next)
    document.querySelector(`[data-column="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    announce(t('move.at', { status: b(`status.${next}`), step: verdictOf(next)?.words ?? '' }))
  }
  const onGripKey = (card: Card, event: KeyboardEvent) => {
    const held = lifted?.card.id === card.id ? lifted : null
    followLiftKey(event, {
      isHeld: held !== null,
      step: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? null,
      onTake: () => {
        lift(card)
        announce(t('move.lifted', { name: nameOf(card) }))
      },
      onStep: (by) => held !== null && step(held, by),
      onPut: () => held !== null && letGo(held.over),
      onGiveUp: () => letGo(null),
    })
  }
  return { lifted, lift, overAt, letGo, verdictOf, onGripKey }
}
