/** Klienten of the own nursing service: load, decide, save. A foreign Klient is answered like one that does not exist. */
import type { KlientAngaben, KlientAntwort, klientContract } from '@dreiklang/domain/klient/klient.contract'
import { heisstAnders, pruefeAngaben } from '@dreiklang/domain/klient/klient.decider'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Anfrage } from '../shared/route.ts'
import {
  aendereKlient,
  fuegeApothekenwahlEin,
  fuegeEinwilligungEin,
  fuegeKlientEin,
  gibtEs,
  ladeKlient,
  sperreKlient,
  sucheKlienten,
  widerrufe,
} from './klient.repository.ts'

/** Told inside the transaction of the change, for the rooms above that repeat the name of a Klient. */
export interface KlientEreignisse {
  klientGeaendert(tx: Queryable, klientId: string): Promise<void>
}

type Contract = typeof klientContract
type Gerufen<Call extends Contract[keyof Contract]> = Anfrage<z.output<Call['params']>, z.output<Call['query']>, z.output<Call['body']>> & {
  akteur: Akteur
}
interface Quittung {
  id: string
  version: number
}

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** Runs a write; the one constraint that people can run into gets its sentence. */
async function mitEigenerKvnr<Result>(schreibe: () => Promise<Result>): Promise<Result> {
  try {
    return await schreibe()
  } catch (fehler) {
    if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'klient_kvnr') throw fehler
    throw klientFehler.ablehnen('klient.kvnr_vergeben', falsch('kvnr'))
  }
}

async function pruefeHausarzt(tx: Queryable, { hausarztId }: KlientAngaben): Promise<void> {
  if (hausarztId === null || (await gibtEs(tx, 'ARZTPRAXIS', hausarztId))) return
  throw klientFehler.ablehnen('klient.hausarzt_unbekannt', falsch('hausarztId'))
}

export function createKlienten(ports: Ports, ereignisse: KlientEreignisse) {
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  async function lade(akteur: Akteur, klientId: string): Promise<KlientAntwort> {
    const db = imNamen(ports.database, kontextVon(akteur))
    const klient = await ladeKlient(db, eigeneOrganisation(akteur), { klientId, heute: heute() })
    if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return klient
  }

  async function halte(tx: Queryable, akteur: Akteur, klientId: string) {
    const klient = await sperreKlient(tx, eigeneOrganisation(akteur), klientId)
    if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
    return klient
  }

  /** Adds the record as it is now to the refusal of a stale change, so that the screen can show both side by side. */
  async function mitAktuellem<Result>(schreibe: () => Promise<Result>, { akteur, params }: Gerufen<Contract['update']>): Promise<Result> {
    try {
      return await schreibe()
    } catch (fehler) {
      if (!(fehler instanceof Ablehnung) || fehler.code !== 'klient.veraltet') throw fehler
      throw klientFehler.ablehnen('klient.veraltet', { angaben: { aktuell: await lade(akteur, params.klientId) } })
    }
  }

  return {
    read: async ({ akteur, params }: Gerufen<Contract['read']>): Promise<KlientAntwort> => lade(akteur, params.klientId),

    async search({ akteur, query }: Gerufen<Contract['search']>): Promise<z.output<Contract['search']['answer']>> {
      const db = imNamen(ports.database, kontextVon(akteur))
      const woerter = (query.suche ?? '').split(/[\s,-]+/).filter((wort) => wort !== '')
      const gefunden = await sucheKlienten(db, eigeneOrganisation(akteur), {
        woerter,
        nach: query.cursor ?? null,
        hoechstens: query.limit + 1,
      })
      const klienten = gefunden.slice(0, query.limit)
      return { klienten, cursor: gefunden.length > klienten.length ? (klienten.at(-1)?.id ?? null) : null }
    },

    async create({ akteur, body, idempotenz }: Gerufen<Contract['create']>): Promise<JsonText<Quittung>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        pruefeAngaben(body, heute())
        await pruefeHausarzt(tx, body)
        const id = ports.newId()
        await mitEigenerKvnr(() => fuegeKlientEin(tx, eigeneOrganisation(akteur), { klientId: id, angaben: body, am: jetzt() }))
        return { id, version: 1 }
      })
    },

    async update(anfrage: Gerufen<Contract['update']>): Promise<JsonText<Quittung>> {
      const { akteur, params, idempotenz } = anfrage
      const { version: gesehen, ...angaben } = anfrage.body
      const { klientId } = params
      const schreibe = async (tx: Queryable): Promise<Quittung> => {
        const alt = await halte(tx, akteur, klientId)
        if (alt.version !== gesehen) throw klientFehler.ablehnen('klient.veraltet')
        pruefeAngaben(angaben, heute())
        await pruefeHausarzt(tx, angaben)
        const version = await mitEigenerKvnr(() => aendereKlient(tx, eigeneOrganisation(akteur), { klientId, angaben, am: jetzt() }))
        if (heisstAnders(alt, angaben)) await ereignisse.klientGeaendert(tx, klientId)
        return { id: klientId, version }
      }
      return mitAktuellem(() => einmal(ports, { akteur, idempotenz }, schreibe), anfrage)
    },

    async waehleApotheke({ akteur, params, body, idempotenz }: Gerufen<Contract['chooseApotheke']>): Promise<JsonText<void>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await halte(tx, akteur, params.klientId)
        if (!(await gibtEs(tx, 'APOTHEKE', body.apothekeId))) throw klientFehler.ablehnen('klient.apotheke_unbekannt', falsch('apothekeId'))
        const eintrag = { klientId: params.klientId, id: ports.newId(), angaben: body, am: jetzt() }
        await fuegeApothekenwahlEin(tx, eigeneOrganisation(akteur), eintrag)
      })
    },

    async willigeEin({ akteur, params, body, idempotenz }: Gerufen<Contract['addEinwilligung']>): Promise<JsonText<{ id: string }>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await halte(tx, akteur, params.klientId)
        const id = ports.newId()
        await fuegeEinwilligungEin(tx, eigeneOrganisation(akteur), { klientId: params.klientId, id, angaben: body })
        return { id }
      })
    },

    async widerrufe({ akteur, params, idempotenz }: Gerufen<Contract['withdrawEinwilligung']>): Promise<JsonText<void>> {
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        if (await widerrufe(tx, eigeneOrganisation(akteur), { ...params, heute: heute() })) return
        throw sharedFehler.ablehnen('nicht_gefunden')
      })
    },
  }
}
