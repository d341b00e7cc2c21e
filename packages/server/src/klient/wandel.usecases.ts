/** Death, end of care and absence reach every plan and every order at once, and a slip goes back the same way. */
import type { WandelRuecknahme, WandelZeile, wandelContract } from '@dreiklang/domain/klient/wandel.contract'
import { type Wandel, endeOf, zuruecknehmbarUntil } from '@dreiklang/domain/klient/wandel'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { isVerwaltung, ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { FieldChange } from '@dreiklang/domain/shared/changedFields'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { createChangeTrail } from '../protokoll/aenderung.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { setStatus } from './abwesenheit.repository.ts'
import type { VerlaufEreignisse } from './geschehen.ts'
import { holdKlient } from './hold.ts'
import { read } from './read.ts'
import type { WandelTeil, WandelWo, Zurueck } from './wandel.ts'
import {
  type WandelRow,
  type WandelSchritt,
  insertWandel,
  loadHaeuser,
  loadOpenWandel,
  loadStatus,
  loadWandel,
  markBack,
  withdrawAbwesenheit,
} from './wandel.repository.ts'

type Contract = typeof wandelContract

export interface Begin extends WandelWo {
  wandel: Wandel
  abwesenheitId: string | null
  statusVorher: KlientStatus
  endeVorher: IsoDate | null
}

const zeileOf = ({ objekt, id, nummer, tat, tag, uhrzeit }: WandelSchritt): WandelZeile => ({ objekt, id, nummer, tat, tag, uhrzeit })

export function createWandel(ports: Pick<Ports, 'clock' | 'newId'>, teile: readonly WandelTeil[]) {
  const now = () => ports.clock.now().toISOString()

  /** Visits before series: what a series plans anew must not meet what is still cancelled. */
  async function takeBack(
    tx: Queryable,
    akteur: Akteur | null,
    { row, ab, ...where }: WandelWo & { row: WandelRow; ab: IsoDate | null },
  ): Promise<Zurueck[]> {
    const all: Zurueck[] = []
    for (const teil of teile) {
      const schritte = row.schritte.filter(({ objekt }) => objekt === teil.objekt)
      all.push(...(await teil.takeBack(tx, akteur, { ...where, schritte, ab, now: now() })))
    }
    await markBack(tx, where.pflegedienstId, { id: row.id, am: now(), personId: akteur?.personId ?? null })
    return all
  }

  return {
    now,
    takeBack,

    async preview(tx: Queryable, where: WandelWo, wandel: Wandel) {
      const all = []
      for (const teil of teile) all.push(...(await teil.preview(tx, where, wandel)))
      return all
    },

    /** The record is held. */
    async begin(tx: Queryable, akteur: Akteur | null, { klientId, pflegedienstId, wandel, ...rest }: Begin): Promise<void> {
      const schritte: WandelSchritt[] = []
      for (const teil of teile) {
        const done = await teil.apply(tx, akteur, { klientId, pflegedienstId, wandel })
        schritte.push(...done.map(({ haeuser: _told, ...schritt }) => schritt))
      }
      const { art, abwesenheit } = wandel
      const who = { id: ports.newId(), klientId, am: now(), personId: akteur?.personId ?? null }
      await insertWandel(tx, pflegedienstId, { ...who, ...rest, art, abwesenheitArt: abwesenheit, schritte })
    },

    isOpen: async (tx: Queryable, pflegedienstId: string, what: { klientId: string; abwesenheitId: string | null }): Promise<boolean> =>
      (await loadOpenWandel(tx, pflegedienstId, what)) !== null,

    /** He is back, or what was planned does not take place. Nothing is planned again for somebody whose care has ended. */
    async back(
      tx: Queryable,
      akteur: Akteur | null,
      { abwesenheitId, ab, ...where }: WandelWo & { abwesenheitId: string | null; ab: IsoDate | null },
    ): Promise<void> {
      if (endeOf(await loadStatus(tx, where.pflegedienstId, where.klientId)) !== null) return
      const row = await loadOpenWandel(tx, where.pflegedienstId, { klientId: where.klientId, abwesenheitId })
      if (row !== null) await takeBack(tx, akteur, { ...where, row, ab })
    },
  }
}
export type WandelWerk = ReturnType<typeof createWandel>

type SetzePerson = (
  tx: Queryable,
  akteur: Akteur,
  what: { klientId: string; status: KlientStatus; pflegeende: IsoDate | null },
) => Promise<FieldChange[]>

interface Needs {
  werk: WandelWerk
  ereignisse: VerlaufEreignisse
  setPerson: SetzePerson
}

/** Who may take it back: an end of care only who may say it. */
const mayUndo = ({ abwesenheitId }: WandelRow, { rolle }: Akteur): boolean => abwesenheitId !== null || isVerwaltung(rolle)

export function createWandelCalls(ports: Ports, { werk, ereignisse, setPerson }: Needs) {
  const { now } = werk
  const trail = createChangeTrail(ports)

  async function undoAbwesenheit(tx: Queryable, akteur: Akteur, { klientId, abwesenheitId }: { klientId: string; abwesenheitId: string }) {
    const own = ownOrganisation(akteur)
    await withdrawAbwesenheit(tx, own, { abwesenheitId, am: now(), personId: akteur.personId })
    if (await setStatus(tx, own, { klientId, nach: 'AKTIV', von: ['PAUSIERT'], am: now() }))
      await ereignisse.abwesenheitChanged(tx, akteur, { klientId, pflegedienstId: own, abwesend: false })
  }

  return {
    preview: ({ akteur, params: { klientId }, body }: CalledBy<Contract['preview']>): Promise<z.input<Contract['preview']['answer']>> =>
      read(ports, { akteur, klientId, aktion: 'klient.previewWandel' }, async (tx, pflegedienstId) => {
        const away = body.art === 'ABWESEND' ? { abwesenheit: body.abwesenheit, bis: body.bis } : { abwesenheit: null, bis: null }
        const wirkungen = await werk.preview(tx, { klientId, pflegedienstId }, { ...away, art: body.art, ab: body.ab, now: now() })
        const haeuser = await loadHaeuser(tx, [...new Set(wirkungen.flatMap((one) => one.haeuser))])
        return { zeilen: wirkungen.map(zeileOf), haeuser }
      }),

    list: ({ akteur, params: { klientId } }: CalledBy<Contract['list']>): Promise<z.input<Contract['list']['answer']>> =>
      read(ports, { akteur, klientId, aktion: 'klient.listWandel' }, async (tx, own) => ({
        wandel: (await loadWandel(tx, own, klientId)).map((row) => {
          const bis = zuruecknehmbarUntil(row.am)
          const open = row.zurueckAm === null && bis > now() && mayUndo(row, akteur)
          const { id, art, abwesenheit, am, von, zurueckAm } = row
          return { id, art, abwesenheit, am, von, zurueckAm, zeilen: row.schritte.map(zeileOf), zuruecknehmbarBis: open ? bis : null }
        }),
      })),

    undo: ({ akteur, params, idempotenz }: CalledBy<Contract['undo']>): Promise<JsonText<WandelRuecknahme>> =>
      once(ports, { akteur, idempotenz }, async (tx) => {
        const { klientId, wandelId } = params
        const pflegedienstId = ownOrganisation(akteur)
        await holdKlient(tx, akteur, klientId)
        const row = (await loadWandel(tx, pflegedienstId, klientId)).find(({ id }) => id === wandelId)
        if (row === undefined) throw sharedErrors.refuse('nicht_gefunden')
        if (!mayUndo(row, akteur)) throw sharedErrors.refuse('zugriff.verboten')
        if (row.zurueckAm !== null) throw verlaufErrors.refuse('klient.wandel_schon_zurueck')
        if (zuruecknehmbarUntil(row.am) <= now()) throw verlaufErrors.refuse('klient.wandel_zu_spaet')
        const { abwesenheitId, statusVorher, endeVorher } = row
        if (abwesenheitId !== null) await undoAbwesenheit(tx, akteur, { klientId, abwesenheitId })
        const changes =
          abwesenheitId === null ? await setPerson(tx, akteur, { klientId, status: statusVorher, pflegeende: endeVorher }) : []
        // A slip of the absence does not bring visits back to somebody who has died meanwhile.
        const ended = endeOf(await loadStatus(tx, pflegedienstId, klientId)) !== null
        if (ended) await markBack(tx, pflegedienstId, { id: row.id, am: now(), personId: akteur.personId })
        const all = ended ? [] : await werk.takeBack(tx, akteur, { klientId, pflegedienstId, row, ab: null })
        const told = { aktion: 'klient.undoWandel', art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId } as const
        await trail.audit(tx, akteur, { ...told, organisationId: pflegedienstId, klientId, changes })
        await sendSignal(tx, { art: 'klient', id: klientId, an: [pflegedienstId] })
        return {
          zurueck: all.filter(({ hindernis }) => hindernis === null).map(({ schritt }) => zeileOf(schritt)),
          nicht: all.flatMap(({ schritt, hindernis }) => (hindernis === null ? [] : [{ ...zeileOf(schritt), hindernis }])),
        }
      }),
  }
}
