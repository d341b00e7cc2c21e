/** Klienten of the own nursing service: load, decide, save. A foreign Klient is answered like one that does not exist. */
import type { KlientAntwort, klientContract } from '@dreiklang/domain/klient/klient.contract'
import { pruefeAngaben } from '@dreiklang/domain/klient/klient.decider'
import { klientFehler } from '@dreiklang/domain/klient/klient.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Gerufen } from '../shared/route.ts'
import { fuegeKlientEin, gibtEs, ladeKlient, sucheKlienten } from './klient.repository.ts'

/** Told inside the transaction of the change, for the rooms above that repeat the name of a Klient. */
export interface KlientEreignisse {
  klientGeaendert(tx: Queryable, klientId: string): Promise<void>
}

type Contract = typeof klientContract
interface Quittung {
  id: string
  version: number
}

const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/** Runs a write; the one constraint that people can run into gets its sentence. */
export async function mitEigenerKvnr<Result>(schreibe: () => Promise<Result>): Promise<Result> {
  try {
    return await schreibe()
  } catch (fehler) {
    if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'klient_kvnr') throw fehler
    throw klientFehler.ablehnen('klient.kvnr_vergeben', falsch('kvnr'))
  }
}

/** @param feld where it was said */
export async function pruefePraxis(tx: Queryable, praxisId: string | null, feld: string): Promise<void> {
  if (praxisId === null || (await gibtEs(tx, 'ARZTPRAXIS', praxisId))) return
  throw klientFehler.ablehnen('klient.hausarzt_unbekannt', falsch(feld))
}

export function createKlienten(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()
  const heute = () => berlinDatum(jetzt())

  return {
    async read({ akteur, params: { klientId } }: Gerufen<Contract['read']>): Promise<KlientAntwort> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const klient = await ladeKlient(tx, eigeneOrganisation(akteur), { klientId, heute: heute() })
        if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, { aktion: 'klient.read', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        return klient
      })
    },

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
        await pruefePraxis(tx, body.hausarztId, 'hausarztId')
        const id = ports.newId()
        await mitEigenerKvnr(() => fuegeKlientEin(tx, eigeneOrganisation(akteur), { klientId: id, angaben: body, am: jetzt() }))
        await protokolliere(tx, akteur, { aktion: 'klient.create', art: 'AENDERN', objektArt: 'KLIENT', objektId: id, klientId: id })
        return { id, version: 1 }
      })
    },
  }
}
