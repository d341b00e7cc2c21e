/** Only here can a restricted record be seen. */
import { aufbewahrungUntil, dueAtEndeUntil } from '@dreiklang/domain/klient/aufbewahrung'
import type { LoeschAnswer, LoeschBericht, loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import {
  type LoeschAntrag,
  bestaetigbarFrom,
  allowLoeschung,
  checkLoeschung,
  checkVierAugen,
} from '@dreiklang/domain/klient/loeschung.decider'
import { loeschungErrors } from '@dreiklang/domain/klient/loeschung.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { createGrundSeal } from '../protokoll/grund.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createTresor } from '../tresor/tresor.ts'
import { createGruende } from './gruende.ts'
import { holdKlient } from './hold.ts'
import {
  type LoeschRow,
  removeKlient,
  loadSettledLoeschung,
  loadLoeschstand,
  loadLoeschungen,
  createAntrag,
  takeBackAntrag,
  openLocked,
  setSperre,
} from './loeschung.repository.ts'

type Contract = typeof loeschungContract
type Trail = Pick<ProtokollEntry, 'aktion' | 'grund'>
/** Locked until the end of the transaction. */
type Stand = NonNullable<Awaited<ReturnType<typeof loadLoeschstand>>>

/** With the record the files go that are the Klient's. */
export type ForgetFiles = (tx: Queryable, whose: { organisationId: string; klientId: string }) => Promise<void>

export function createLoeschungen(ports: Ports, forgetFiles: ForgetFiles) {
  const tresor = createTresor(ports)
  const reasons = createGruende(ports)
  const trails = createGrundSeal(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  async function load(tx: Queryable, akteur: Akteur, klientId: string): Promise<Stand> {
    await openLocked(tx)
    const whose = { organisationId: ownOrganisation(akteur), klientId }
    const stand = await loadLoeschstand(tx, whose.organisationId, klientId)
    if (stand === null) throw sharedErrors.refuse('nicht_gefunden')
    return reasons.openStand(tx, whose, stand)
  }

  async function hold(tx: Queryable, akteur: Akteur, klientId: string): Promise<Stand> {
    await openLocked(tx)
    await holdKlient(tx, akteur, klientId)
    return load(tx, akteur, klientId)
  }

  async function vermerke(tx: Queryable, akteur: Akteur, { klientId, ...trail }: Trail & { klientId: string }): Promise<void> {
    await audit(tx, akteur, { ...trail, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId })
    await sendSignal(tx, { art: 'klient', id: klientId, an: [ownOrganisation(akteur)] })
  }

  const run =
    (aktion: string, work: (tx: Queryable, what: { akteur: Akteur; stand: Stand; grund: string }) => Promise<Pick<Trail, 'grund'>>) =>
    ({ akteur, params: { klientId }, body: { grund }, idempotenz }: CalledBy<Contract['restrict']>): Promise<JsonText<void>> =>
      once(ports, { akteur, idempotenz }, async (tx) => {
        const stand = await hold(tx, akteur, klientId)
        const trail = await work(tx, { akteur, stand, grund })
        await vermerke(tx, akteur, { aktion, klientId, ...trail })
      })

  return {
    async liste({ akteur, query: { ansicht, cursor, limit } }: CalledBy<Contract['list']>): Promise<z.output<Contract['list']['answer']>> {
      const rows = await ports.database.transaction(contextOf(akteur), async (tx) => {
        await openLocked(tx)
        const wunsch = { ansicht, nach: cursor ?? null, limit, endeBis: dueAtEndeUntil(today()) }
        return loadLoeschungen(tx, ownOrganisation(akteur), wunsch)
      })
      const klienten = rows.slice(0, limit).map((row) => ({
        id: row.id,
        name: row.name,
        geburtsdatum: row.geburtsdatum,
        gesperrt: row.sperre !== null,
        beantragt: row.antrag !== null,
        bis: aufbewahrungUntil(row).bis,
      }))
      return { klienten, cursor: rows.length > limit ? (klienten.at(-1)?.id ?? null) : null }
    },

    async readStore({ akteur, params: { klientId } }: CalledBy<Contract['read']>): Promise<LoeschAnswer> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const stand = await load(tx, akteur, klientId)
        await audit(tx, akteur, { aktion: 'klient.readLoeschung', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        return answerOf(stand, akteur, today())
      })
    },

    sperre: run('klient.restrict', async (tx, { akteur, stand, grund }) => {
      if (stand.sperre !== null) throw loeschungErrors.refuse('klient.schon_gesperrt')
      const whose = { organisationId: ownOrganisation(akteur), klientId: stand.id }
      const sealed = await reasons.seal(tx, whose, { tabelle: 'klient', zeileId: stand.id, grund })
      await setSperre(tx, whose.organisationId, { klientId: stand.id, neu: { personId: akteur.personId, grund: sealed }, am: now() })
      return { grund: await trails.seal(tx, whose, grund) }
    }),

    hebeAuf: run('klient.liftRestriction', async (tx, { akteur, stand, grund }) => {
      if (stand.sperre === null) throw loeschungErrors.refuse('klient.nicht_gesperrt')
      const whose = { organisationId: ownOrganisation(akteur), klientId: stand.id }
      await setSperre(tx, whose.organisationId, { klientId: stand.id, neu: null, am: now() })
      return { grund: await trails.seal(tx, whose, grund) }
    }),

    // The words of a request go with the record; the audit trail, which outlives it, tells the kind of reason only.
    beantrage: run('klient.requestErasure', async (tx, { akteur, stand, grund }) => {
      if (stand.antrag !== null) throw loeschungErrors.refuse('klient.loeschung_schon_beantragt')
      const anlass = allowLoeschung(loeschStand(stand), today())
      const whose = { organisationId: ownOrganisation(akteur), klientId: stand.id }
      const sealed = await reasons.seal(tx, whose, { tabelle: 'klient_loeschung', zeileId: stand.id, grund })
      const antrag = { klientId: stand.id, anlass, grund: sealed, am: now(), personId: akteur.personId }
      await createAntrag(tx, whose.organisationId, antrag)
      return { grund: anlass }
    }),

    nimmZurueck: run('klient.withdrawErasure', async (tx, { akteur, stand, grund }) => {
      if (stand.antrag === null) throw loeschungErrors.refuse('klient.loeschung_nicht_beantragt')
      const whose = { organisationId: ownOrganisation(akteur), klientId: stand.id }
      await takeBackAntrag(tx, whose.organisationId, stand.id)
      return { grund: await trails.seal(tx, whose, grund) }
    }),

    /** Whoever comes second is told what the first one has done. */
    async confirm({ akteur, params: { klientId }, idempotenz }: CalledBy<Contract['confirm']>): Promise<JsonText<LoeschBericht>> {
      const own = ownOrganisation(akteur)
      return once(ports, { akteur, idempotenz }, async (tx) => {
        await openLocked(tx)
        const stand = await hold(tx, akteur, klientId).catch(async (error: unknown) => {
          const frueher = await loadSettledLoeschung(tx, own, klientId)
          if (frueher === null) throw error
          return frueher
        })
        if (!('antrag' in stand)) return stand
        if (stand.antrag === null) throw loeschungErrors.refuse('klient.loeschung_nicht_beantragt')
        checkVierAugen(antragIn(stand.antrag), { personId: akteur.personId, now: now() })
        const anlass = allowLoeschung(loeschStand(stand), today())
        const bericht = berichtOf(stand)
        await forgetFiles(tx, { organisationId: own, klientId })
        await tresor.destroy(tx, { organisationId: own, klientId })
        await removeKlient(tx, own, { klientId, personId: akteur.personId, bericht, am: now() })
        await vermerke(tx, akteur, { aktion: 'klient.confirmErasure', klientId, grund: anlass })
        return bericht
      })
    },
  }
}

const loeschStand = ({ bestand, ...stand }: Stand) => ({ ...stand, ...bestand })

const berichtOf = ({ bestand: { offeneBestellungen: _offene, ...bericht } }: Stand): LoeschBericht => bericht

function answerOf(stand: Stand, akteur: Akteur, today: string): LoeschAnswer {
  const { id, name, geburtsdatum, status, sperre, antrag } = stand
  return {
    id,
    name,
    geburtsdatum,
    status,
    aufbewahrung: aufbewahrungUntil(stand),
    sperre,
    antrag: antrag === null ? null : antragOf(antrag, akteur),
    ...checkLoeschung(loeschStand(stand), today),
    bericht: berichtOf(stand),
  }
}

type AntragRow = NonNullable<LoeschRow['antrag']>
const antragIn = ({ am, personId: beantragtVon, andereLeitung }: AntragRow): LoeschAntrag => ({ am, beantragtVon, andereLeitung })

function antragOf(row: AntragRow, { personId }: Akteur): NonNullable<LoeschAnswer['antrag']> {
  const { am, von, grund, anlass } = row
  return { am, von, grund, anlass, vonMir: row.personId === personId, bestaetigbarAb: bestaetigbarFrom(antragIn(row), personId) }
}
