/** The same key gets the same answer; a stale version is told who was faster. */
import { type Quittung, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide, after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { settleByCopy } from '@dreiklang/domain/bestellung/folgen.decider'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { visibleTo } from '@dreiklang/domain/bestellung/listRow'
import { gesamtStatus, organisationAuf, visiblePositionen } from '@dreiklang/domain/bestellung/stand'
import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Partnerschaften } from '../../organisation/partnerschaft.usecases.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { contextOf, systemContext } from '../../shared/context.ts'
import { orEarlierAnswer, takeStep } from '../../shared/idempotenz.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { Idempotenz } from '../../shared/route.ts'
import {
  type InsertAuftrag,
  type SaveAuftrag,
  type EarlierAnswer,
  save,
  loadEarlierAnswer,
  loadForChange,
} from '../bestellung.repository.ts'
import { createNachschubDraft } from '../draft/nachschub.usecases.ts'
import { lastCopyOf } from '../forwardedCopy.ts'
import { viewWithFollowing } from '../read/nachschub.repository.ts'
import { loadBestellung, showBestellung, lastEreignis } from '../read/one.repository.ts'
import { createKlientAbschriften } from '../klientAbschrift.ts'
import { createSeal } from '../seal.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { linkRunning } from '../visit/besuch.repository.ts'
import { personOf, urheberOf, viewTrail, stepTrail } from '../who.ts'
import { holdVorgaenger, rememberProdukte } from './context.repository.ts'
import { createHkpStep, isHkpAuftrag } from './hkpStep.usecases.ts'
import { decideAsOf, decisionContextFor } from './context.ts'

export interface Step {
  akteur: Akteur
  bestellungId: string
  /** Null: decided on the order as it is. */
  version: number | null
  idempotenz: Idempotenz
  /** Id of the call, for the audit trail. */
  aktion: string
  decide(bestellung: Bestellung, person: Person): Promise<Ereignis[]>
  /** Written in the same transaction as the step; it may refuse. */
  dazu?(tx: Queryable): Promise<void>
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The stored answer of a repeated request. @throws anfrage.schluessel_vergeben when the key was used for something else */
export function repeatedAnswer(frueher: EarlierAnswer, { anfrageHash }: Idempotenz): string {
  if (frueher.hash !== hex(anfrageHash)) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
  return frueher.antwort
}

export function quittungOf(bestellung: Bestellung, person: Person): Quittung {
  const { id, nummer, version } = bestellung
  return { id, nummer, version, status: gesamtStatus(visiblePositionen(bestellung, person.seite)) }
}

/** Steps that begin something with another organisation: it must be active, and the work with it must not have ended. */
const beginnt: readonly string[] = (['senden', 'anPraxisWeiterleiten', 'anApothekeWeiterleiten'] as const).map(
  (handlung) => handlungContract[handlung].id,
)

/** Steps that put something into the hands of a nurse, who may be with the Klient right now. */
const uebergibt: readonly string[] = (['abholungBestaetigen', 'eingangBestaetigen'] as const).map(
  (handlung) => handlungContract[handlung].id,
)

interface Beteiligte {
  ports: Ports
  partnerschaften: Partnerschaften
}

/** A copy that was sent has done what its original left to do: to ask anew. */
async function saveWithVorgaenger(tx: Queryable, akteur: Akteur, auftrag: SaveAuftrag): Promise<boolean> {
  const { neu, am, urheber } = auftrag
  const sent = auftrag.alt.gesendetAm === null && neu.gesendetAm !== null
  // Held before the copy is written: whoever holds orders of a Klient takes the sent ones first, too.
  const alte = sent && neu.vorgaengerId !== null ? await holdVorgaenger(tx, neu) : null
  if (!(await save(tx, auftrag))) return false
  const ereignisse = alte === null ? [] : settleByCopy(alte, neu, { now: am, handelnder: personOf(akteur) })
  if (alte === null || ereignisse.length === 0) return true
  const settled = after(alte, ereignisse)
  const spur = stepTrail(akteur, { aktion: handlungContract.folgeErledigen.id, bestellung: settled, ereignisse })
  const unasked = { idempotenz: null, abschrift: null, klientAbschrift: null }
  if (!(await save(tx, { ...unasked, alt: alte, neu: settled, ereignisse, urheber, am, spur })))
    throw new Error('The order was held, and has moved')
  return true
}

/** In the name of the system, because the managers of the other organisations are notified of a first order. */
async function saveWithPartnern(akteur: Akteur, auftrag: SaveAuftrag, { ports, partnerschaften }: Beteiligte): Promise<boolean> {
  const { pflegedienstId, praxisId, apothekeId } = auftrag.neu
  const an = [praxisId, apothekeId].filter((id) => id !== null)
  return ports.database.transaction(systemContext, async (tx) => {
    await partnerschaften.openWeg(tx, akteur, { pflegedienstId, an })
    return saveWithVorgaenger(tx, akteur, auftrag)
  })
}

/** Alone, or with what belongs to it in one transaction. @param db in whose name a step is saved that stands alone */
async function write(
  auftrag: SaveAuftrag,
  { akteur, aktion, dazu }: Step,
  { db, ...beteiligte }: Beteiligte & { db: Queryable },
): Promise<boolean> {
  if (beginnt.includes(aktion)) return saveWithPartnern(akteur, auftrag, beteiligte)
  const ankunft = uebergibt.includes(aktion) && auftrag.neu.klientId !== null
  const folge = dazu ?? (ankunft ? (tx: Queryable) => linkRunning(tx, akteur, auftrag) : null)
  if (folge === null) return save(db, auftrag)
  return beteiligte.ports.database.transaction(contextOf(akteur), async (tx) => {
    const saved = await save(tx, auftrag)
    if (saved) await folge(tx)
    return saved
  })
}

/** Products that a person has written with this step: the own house types none of them twice. */
function writtenProdukte({ positionen }: Bestellung, auftrag: Auftrag): readonly Produkt[] {
  switch (auftrag.handlung) {
    case 'senden':
      return positionen.map(({ produkt }) => produkt)
    case 'austauschen':
      return [auftrag.angaben.produkt]
    case 'neuesRezeptAnfordern':
      return auftrag.angaben.vorschlaege
    default:
      return []
  }
}

interface Told {
  auftrag: Auftrag
  idempotenz: Idempotenz
  /** Of what was done before it is told: when that was. It is decided on the order as it is, and may be refused by this, too. */
  findMoment?: (bestellung: Bestellung) => string
}

interface Made {
  neu: Bestellung | null
  draft: InsertAuftrag | null
}

interface Alongside {
  auftrag: Auftrag
  made: Made
  recordHkp: ReturnType<typeof createHkpStep>
  nachschub: ReturnType<typeof createNachschubDraft>
}

/** What is written with the step, or neither is. */
function alongside(akteur: Akteur, { auftrag, made, recordHkp, nachschub }: Alongside): Pick<Step, 'dazu'> {
  if (isHkpAuftrag(auftrag)) {
    return {
      dazu: async (tx) => {
        if (made.neu !== null) await recordHkp(tx, akteur, { auftrag, neu: made.neu })
      },
    }
  }
  if (auftrag.handlung !== 'takeOverNachschub') return {}
  return {
    dazu: async (tx) => {
      if (made.draft !== null) await nachschub.put(tx, made.draft)
    },
  }
}

export function createStepTaking(ports: Ports, { stream, partnerschaften }: { stream: EreignisStream; partnerschaften: Partnerschaften }) {
  const { verschlossen, geoeffnet } = createSeal(ports)
  const recordHkp = createHkpStep(ports)
  const abschriften = createKlientAbschriften(ports)
  const nachschub = createNachschubDraft(ports)
  const now = () => ports.clock.now().toISOString()

  async function withCurrent(error: Refusal, akteur: Akteur, bestellungId: string): Promise<Refusal> {
    const person = personOf(akteur)
    const db = onBehalfOfPerson(ports.database, akteur)
    const spur = viewTrail(akteur, 'bestellung.read', bestellungId)
    const at = now()
    const shown = await showBestellung(db, { bestellungId, organisationId: person.organisationId, heute: berlinDate(at), spur })
    const loaded = shown && (await abschriften.open(shown))
    const durch = await lastEreignis(db, bestellungId, person)
    const sicht = loaded && (await viewWithFollowing(db, loaded, { person, now: at }))
    const aktuell = sicht && (await geoeffnet(sicht, { ...loaded, id: bestellungId, sprache: 'de' }))
    return new Refusal(error.code, error.art, { felder: error.felder, angaben: { ...error.angaben, durch, aktuell } })
  }

  async function abschriftOf(alt: Bestellung, neu: Bestellung, akteur: Akteur): Promise<SaveAuftrag['abschrift']> {
    const verliert = (['ARZT', 'APOTHEKE'] as const).find((seite) => {
      const before = organisationAuf(alt, seite)
      return before !== null && before !== organisationAuf(neu, seite) && visibleTo(alt).includes(before)
    })
    const organisation = verliert === undefined ? null : organisationAuf(alt, verliert)
    if (verliert === undefined || organisation === null) return null
    const { organisationId } = personOf(akteur)
    const at = now()
    const which = { bestellungId: alt.id, organisationId, heute: berlinDate(at) }
    const loaded = await loadBestellung(onBehalfOfPerson(ports.database, akteur), which)
    if (loaded === null) return null
    return { organisation, daten: lastCopyOf(alt, { namen: loaded.namen, seite: verliert, organisationId: organisation, now: at }) }
  }

  async function speichere(
    alt: Bestellung,
    ereignisse: Ereignis[],
    { schritt, person }: { schritt: Step; person: Person },
  ): Promise<string | null> {
    const neu = after(alt, ereignisse)
    const antwort = JSON.stringify(quittungOf(neu, person))
    const bleibt = visibleTo(neu).includes(person.organisationId)
    const abschrift =
      alt.praxisId === neu.praxisId && alt.apothekeId === neu.apothekeId ? null : await abschriftOf(alt, neu, schritt.akteur)
    // A practice that forwards to its substitute writes a row it may no longer read; and a copy belongs to whoever loses the order.
    const db = onBehalfOf(ports.database, bleibt && abschrift === null ? contextOf(schritt.akteur) : systemContext)
    const idempotenz = { ...schritt.idempotenz, antwort }
    const spur = stepTrail(schritt.akteur, { aktion: schritt.aktion, bestellung: neu, ereignisse })
    const content = await verschlossen({ neu, ereignisse, abschrift }, neu, { alt })
    const klientAbschrift = await abschriften.take(schritt.akteur, content)
    const auftrag: SaveAuftrag = { alt, ...content, klientAbschrift, urheber: urheberOf(person), am: now(), idempotenz, spur }
    return (await write(auftrag, schritt, { db, ports, partnerschaften })) ? antwort : null
  }

  async function execute(schritt: Step): Promise<string> {
    const { akteur, bestellungId, idempotenz } = schritt
    const person = personOf(akteur)
    const { personId, organisationId } = person
    const { schluessel } = idempotenz
    const db = onBehalfOfPerson(ports.database, akteur)
    const { bestellung, frueher } = await loadForChange(db, { bestellungId, organisationId, personId, schluessel })
    if (frueher !== null) return repeatedAnswer(frueher, idempotenz)
    return orEarlierAnswer({
      work: () =>
        takeStep(db, {
          load: () => Promise.resolve(bestellung),
          isCurrent: ({ version }) => schritt.version === null || version === schritt.version,
          stale: () => bestellungErrors.refuse('bestellung.veraltet'),
          take: async (alt) => {
            const saved = await speichere(alt, await schritt.decide(alt, person), { schritt, person })
            if (saved !== null) stream.weck()
            return saved
          },
        }),
      earlier: async () => {
        const gewonnen = await loadEarlierAnswer(db, personId, schluessel)
        return gewonnen && repeatedAnswer(gewonnen, idempotenz)
      },
      explain: async (error) => (error.art === 'conflict' ? withCurrent(error, akteur, bestellungId) : error),
    })
  }

  async function remember(akteur: Akteur, organisationId: string, produkte: readonly Produkt[]): Promise<void> {
    if (produkte.length === 0) return
    await rememberProdukte(onBehalfOfPerson(ports.database, akteur), { organisationId, am: now(), produkte })
  }

  return {
    execute,

    async handle(akteur: Akteur, bestellungId: string, { auftrag, idempotenz, findMoment }: Told): Promise<string> {
      const made: Made = { neu: null, draft: null }
      return execute({
        akteur,
        bestellungId,
        version: findMoment === undefined ? auftrag.angaben.version : null,
        idempotenz,
        aktion: handlungContract[auftrag.handlung].id,
        ...alongside(akteur, { auftrag, made, recordHkp, nachschub }),
        decide: async (bestellung, person) => {
          const context = await decisionContextFor(ports, { akteur, person, bestellung, auftrag })
          const moment = findMoment?.(bestellung)
          const ereignisse =
            moment === undefined ? decide(bestellung, auftrag, context) : decideAsOf(moment, bestellung, { auftrag, context })
          made.neu = after(bestellung, ereignisse)
          if (auftrag.handlung === 'takeOverNachschub') {
            const { positionIds } = auftrag.angaben
            made.draft = await nachschub.prepare(akteur, { alt: bestellung, neu: made.neu, positionIds })
          }
          // Products written once are offered for quick entry; remembering a name too early does no harm.
          await remember(akteur, person.organisationId, writtenProdukte(bestellung, auftrag))
          return ereignisse
        },
      })
    },
  }
}
