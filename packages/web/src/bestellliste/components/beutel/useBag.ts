/** What lies in the open bag by the scanner, what the last scan was, and the step that writes the bag down as prepared. */
import { allowedFaelle, artOf, einheitOf } from '@dreiklang/domain/bestellung/austausch'
import {
  assignPacks,
  type BagLine,
  isBagComplete,
  comparePackWithBag,
  type PackJudgement,
  groupPacks,
  type ScannedPack,
} from '@dreiklang/domain/bestellung/scannedPacks'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { useUser } from '../../../shared/session.ts'
import { useToday } from '../../../shared/useToday.ts'
import { toastError } from '../../../ui/toast.tsx'
import { knownProdukt, reload, sendStep } from '../../../bestellung/bestellung.queries.ts'
import { planSammel } from '../sammelPlan.ts'
import { openMenge, validProdukt } from '../../../bestellung/components/schritte/defaults.ts'
import { isOpen } from '../../../bestellung/components/schritte/schritte.ts'
import { makeWish, useStepOpener } from '../../../bestellung/components/schritte/stepOpener.ts'
import { keepPacks, readPacks } from './keptPacks.ts'
import { startLowTones } from './lowTones.ts'
import { type BagWords, enterBag } from './openBag.ts'

/** What the band says. NOT_IN_WORK: nothing in this order is being packed. */
export type Said = { art: Exclude<BagWords, 'COVERED'> | 'NOT_IN_WORK' } | (PackJudgement & { pack: ScannedPack })

/** What the pharmacy has accepted and neither packed nor handed over. */
export const isInWork = (position: PositionAnswer): boolean => position.status === 'IN_BEARBEITUNG' && openMenge(position) > 0

const lineOf = (position: PositionAnswer): BagLine => ({
  positionId: position.id,
  produkt: validProdukt(position),
  open: openMenge(position),
  mengeneinheit: einheitOf(position),
  exchangeable: isOpen(position.uebergaenge, 'austauschen'),
})

function useScans(bestellung: BestellungAnswer, lines: readonly BagLine[]) {
  const today = useToday()
  const { id: personId } = useUser()
  const [packs, setPacks] = useState(() => readPacks(bestellung.id, personId))
  const [said, setSaid] = useState<Said | null>(null)
  const newest = useRef(packs)

  const keep = (next: readonly ScannedPack[]) => {
    newest.current = next
    setPacks(next)
    keepPacks(bestellung.id, { personId, packs: next })
  }
  const tell = (pack: ScannedPack, judgement: PackJudgement) => {
    setSaid({ ...judgement, pack })
    // A pack that may take the place of another counts as soon as the exchange is written down.
    if (judgement.art === 'COUNTED' || judgement.art === 'EXCHANGE') keep([...newest.current, pack])
    else startLowTones()
  }
  const takePack = (pack: ScannedPack) => {
    if (lines.length === 0) return setSaid({ art: 'NOT_IN_WORK' })
    const judge = (known: Parameters<typeof comparePackWithBag>[1]['known']) =>
      comparePackWithBag(pack, { lines, packs: newest.current, known, today })
    const byNumber = judge(null)
    if (byNumber.art !== 'FOREIGN' && byNumber.art !== 'UNKNOWN') return tell(pack, byNumber)
    // Without an answer the numbers alone are compared.
    knownProdukt(pack.pzn).then(
      (known) => tell(pack, judge(known)),
      () => tell(pack, byNumber),
    )
  }
  return { packs, newest, keep, said, setSaid, takePack }
}

/** @param onPrepared the bag was written down, with no dialog in between */
export function useBag(bestellung: BestellungAnswer, onPrepared: () => void) {
  const client = useQueryClient()
  const today = useToday()
  const openStep = useStepOpener()
  const [sending, setSending] = useState(false)
  const key = useRef<{ words: string; key: string } | null>(null)
  const inWork = bestellung.positionen.filter(isInWork)
  const lines = inWork.map(lineOf)
  const { packs, newest, keep, said, setSaid, takePack } = useScans(bestellung, lines)
  const ready = inWork.filter(({ uebergaenge }) => isOpen(uebergaenge, 'bereitstellen'))

  /** With what was scanned; of what nobody has scanned a person says in the dialog how much it is. */
  const openPrepare = (only: 'scanned' | 'all') => {
    const scanned = groupPacks(assignPacks(lines, newest.current))
    const rowsOf = ({ id }: PositionAnswer) => scanned.filter(({ positionId }) => positionId === id)
    const some = ready.filter((position) => rowsOf(position).length > 0)
    const meant = only === 'scanned' && some.length > 0 ? some : ready
    const packed = meant.flatMap((position) => {
      const rows = rowsOf(position)
      return rows.length > 0 ? rows : [{ positionId: position.id, menge: openMenge(position), charge: null, verfall: null }]
    })
    if (meant.length > 0) openStep({ ...makeWish(bestellung, 'bereitstellen', meant), start: { packed } })
  }

  async function send(): Promise<boolean> {
    const { id: bestellungId, version } = bestellung
    const positionen = groupPacks(assignPacks(lines, newest.current))
    const body = { version, positionen, geplantAm: null, kontrolliertVon: null }
    const words = JSON.stringify(body)
    if (key.current?.words !== words) key.current = { words, key: newIdempotencyKey() }
    setSending(true)
    try {
      await sendStep({ handlung: 'bereitstellen', bestellungId, body, idempotencyKey: key.current.key })
      return true
    } catch (error) {
      toastError(error)
      return false
    } finally {
      setSending(false)
    }
  }
  /** At once when all of it was scanned and nothing has to be looked at; else in the dialog of the step. */
  async function prepare(): Promise<boolean> {
    if (sending || ready.length === 0) return false
    if (ready.length < inWork.length || !isBagComplete(lines, newest.current) || !planSammel(bestellung, 'bereitstellen', today).geht) {
      openPrepare('all')
      return false
    }
    const done = await send()
    if (done) {
      keep([])
      onPrepared()
    }
    void reload(client)
    return done
  }

  const isComplete = () => ready.length === inWork.length && isBagComplete(lines, newest.current)
  useRegistered(bestellung.nummer, { takePack, isComplete, prepare, say: (art) => setSaid({ art }) })
  return {
    bestellung,
    inWork,
    ready,
    counted: assignPacks(lines, packs),
    full: isBagComplete(lines, packs),
    said,
    sending,
    openPrepare,
    prepare,
    /** What was scanned is in the record now. */
    forget: () => keep([]),
    dismiss: () => setSaid(null),
  }
}

export type Bag = ReturnType<typeof useBag>

/** The pack of the same ingredient that was scanned last, and the line whose place it may take. */
export function findExchange({ said, bestellung }: Pick<Bag, 'said' | 'bestellung'>) {
  if (said?.art !== 'EXCHANGE') return null
  const position = bestellung.positionen.find(({ id }) => id === said.positionId)
  if (position === undefined || validProdukt(position).pzn === said.pack.pzn) return null
  return { position, produkt: said.produkt, cases: allowedFaelle(artOf(position)) }
}

type Handles = Omit<Parameters<typeof enterBag>[0], 'nummer'>

function useRegistered(nummer: string, handles: Handles): void {
  const now = useRef(handles)
  useEffect(() => {
    now.current = handles
  })
  useEffect(
    () =>
      enterBag({
        nummer,
        takePack: (pack) => now.current.takePack(pack),
        isComplete: () => now.current.isComplete(),
        prepare: () => now.current.prepare(),
        say: (words) => now.current.say(words),
      }),
    [nummer],
  )
}
