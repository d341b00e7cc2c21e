/**
 * What an order says in free words lies sealed in its document, its events and its copies (tresor/textSeal.ts). The allergies that it shows are
 * those of the record, sealed at their own place.
 */
import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  gruende,
  newRezeptGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { klientGruende } from '@dreiklang/domain/bestellung/klientGrund'
import { bestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { allergienFrom, allergienPlatz } from '../klient/allergien.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import type { SchluesselRow } from '../tresor/schluessel.repository.ts'
import { type Words, createTextSeal, nichtMehrReadable, saysWords } from '../tresor/textSeal.ts'
import { createTresor, isSeal } from '../tresor/tresor.ts'
import { klientText } from './forwardedCopy.ts'

const codes: ReadonlySet<string> = new Set([
  ...gruende,
  ...arztAblehnungsgruende,
  ...apothekeAblehnungsgruende,
  ...newRezeptGruende,
  ...reklamationsgruende,
  ...klientGruende,
])

const words: Words = {
  tabelle: 'bestellung',
  felder: new Set(
    [...namesOfWords(entwurf, bestellungAnswer, ...Object.values(handlungSchemas)), klientText].filter((name) => name !== 'allergien'),
  ),
  isCode: (field, text) => field === 'grund' && codes.has(text),
}

export const saysAnything = (what: unknown): boolean => saysWords(what, words)

type Klient = { id: string; allergien: string }

const isKlient = (value: unknown): value is Klient =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'allergien' in value &&
  typeof value.allergien === 'string'

/** The Klient whom an order, a copy of one or a preview shows. */
const klientIn = (what: unknown): Klient | null =>
  typeof what === 'object' && what !== null && 'klient' in what && isKlient(what.klient) && isSeal(what.klient.allergien)
    ? what.klient
    : null

const asLine = (text: string): string | null => {
  const { keineBekannt, liste } = allergienFrom(text)
  return keineBekannt ? 'keine bekannt' : liste.join(', ') || null
}

interface Reading {
  id: string
  sprache: Language
  schluessel?: readonly SchluesselRow[]
  worte?: Readonly<Record<string, string>>
}

export function createSeal(ports: Ports) {
  const seal = createTextSeal(ports, words)
  const tresor = createTresor(ports)
  // The reader is often of another organisation; that the order opens the allergies to it was judged before.
  const schluesseldienst = onBehalfOf(ports.database, systemContext)

  return {
    ...seal,

    /** Opens all seals in something that was read just now and belongs to nobody else. Not inside a transaction. */
    async geoeffnet<Was>(what: Was, reading: Reading): Promise<Was> {
      const open = await seal.geoeffnet(what, reading)
      const klient = klientIn(open)
      if (klient === null) return open
      const platz = { ...allergienPlatz(klient.id), siegel: klient.allergien }
      const [text = null] = await tresor.openShared(schluesseldienst, [platz], reading.schluessel)
      const shown: { allergien: string | null } = klient
      shown.allergien = text === null ? nichtMehrReadable[reading.sprache] : asLine(text)
      return open
    },
  }
}
