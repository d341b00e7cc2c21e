/** Messages and notifications of the person who asks, and only of that person. */
import { type MitteilungArt, aufbewahrung } from '@dreiklang/domain/notification/notification'
import type { Mitteilung, MitteilungAngaben } from '@dreiklang/domain/notification/notification.contract'
import { notificationFehler } from '@dreiklang/domain/notification/notification.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { istErlaubterLink, istInternerLink } from '@dreiklang/domain/shared/link'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { rufe } from '../shared/zuruf.ts'
import { anzeige, systemsatz } from './anzeige.ts'
import { saeubere } from '../shared/html.ts'
import {
  type MitteilungRow,
  aendereMitteilung,
  fuegeMitteilungenEin,
  halteMitteilung,
  kuerze,
  ladeMitteilungen,
  liesAlle,
  loescheMitteilung,
} from './notification.repository.ts'

interface Wer {
  akteur: Akteur
  sprache: Sprache
}

const falsch = (path: string, code = 'falsch') => ({ felder: [{ path, code, message: code }] })

/** Images come from this application only: another server would learn who reads. */
function pruefeOrte(art: MitteilungArt, { link, image }: MitteilungAngaben): void {
  if (link && !istErlaubterLink(link)) throw notificationFehler.ablehnen('notification.link', falsch(`${art}.link`))
  if (image && !istInternerLink(image)) throw notificationFehler.ablehnen('notification.link', falsch(`${art}.image`))
}

const sauber = (html: string | null): string | null => (html === null ? null : saeubere(html))

/** The row with what was said; what was not said stays. @throws notification.leer when nothing is left to read */
function mit(row: MitteilungRow, art: MitteilungArt, angaben: MitteilungAngaben): MitteilungRow {
  pruefeOrte(art, angaben)
  const { icon, image, title, description, link, time, useRouter, read, seen } = angaben
  const neu: MitteilungRow = {
    ...row,
    icon: icon === undefined ? row.icon : icon,
    image: image === undefined ? row.image : image,
    title: title === undefined ? row.title : sauber(title),
    description: description === undefined ? row.description : sauber(description),
    link: link === undefined ? row.link : link,
    am: time ?? row.am,
    useRouter: useRouter ?? row.useRouter,
    gelesen: read ?? row.gelesen,
    gesehen: seen ?? row.gesehen,
  }
  if (neu.title === null && neu.description === null)
    throw notificationFehler.ablehnen('notification.leer', falsch(`${art}.title`, 'pflicht'))
  return neu
}

/** The template's screen sends the whole entry back when marking it read: that is not an attempt to edit it. */
function istUnveraendert(row: MitteilungRow, angaben: MitteilungAngaben): boolean {
  return (['de', 'en'] as const).some((sprache) => {
    const bisher: MitteilungAngaben = anzeige(row, sprache)
    return Object.entries(angaben).every(
      ([name, wert]) => name === 'read' || name === 'seen' || wert === bisher[name as keyof MitteilungAngaben],
    )
  })
}

export function createMitteilungen({ database, clock, newId }: Pick<Ports, 'database' | 'clock' | 'newId'>, art: MitteilungArt) {
  const jetzt = () => clock.now().toISOString()

  /** A change of one entry, told to the other screens of the person. */
  async function aendere({ akteur, sprache }: Wer, id: string, neu: (row: MitteilungRow) => MitteilungRow): Promise<Mitteilung> {
    const { personId } = akteur
    return database.transaction(kontextVon(akteur), async (tx) => {
      const row = await halteMitteilung(tx, { personId, art, id })
      if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const geaendert = neu(row)
      await aendereMitteilung(tx, { personId, art, id }, geaendert)
      await rufe(tx, { art, id, an: [personId] })
      return anzeige(geaendert, sprache)
    })
  }

  async function markiereAlle(tx: Queryable, { personId }: Akteur): Promise<void> {
    if ((await liesAlle(tx, personId, art)) > 0) await rufe(tx, { art, an: [personId] })
  }

  return {
    list: async ({ akteur, sprache }: Wer): Promise<Mitteilung[]> => {
      const db = imNamen(database, kontextVon(akteur))
      const rows = await ladeMitteilungen(db, { personId: akteur.personId, art, limit: aufbewahrung.hoechstens })
      return rows.map((row) => anzeige(row, sprache))
    },

    /** Only to oneself: the person comes from the session, nothing in the body can name another. */
    create: async ({ akteur, sprache }: Wer, angaben: MitteilungAngaben): Promise<Mitteilung> => {
      const { personId } = akteur
      const am = jetzt()
      const leer: MitteilungRow = {
        id: newId(),
        anlass: null,
        werte: {},
        icon: null,
        image: null,
        title: null,
        description: null,
        link: null,
        useRouter: false,
        gelesen: false,
        gesehen: false,
        am,
      }
      const row = mit(leer, art, angaben)
      await database.transaction(kontextVon(akteur), async (tx) => {
        await fuegeMitteilungenEin(tx, [{ ...row, personId, art, bestellungId: null, version: null }], am)
        await kuerze(tx, [personId], aufbewahrung.hoechstens)
        await rufe(tx, { art, id: row.id, an: [personId] })
      })
      return anzeige(row, sprache)
    },

    update: (wer: Wer, id: string, angaben: MitteilungAngaben): Promise<Mitteilung> => {
      if (angaben.id !== undefined && angaben.id !== id) throw sharedFehler.ablehnen('eingabe.ungueltig', falsch(`${art}.id`))
      return aendere(wer, id, (row) => {
        if (systemsatz(row, wer.sprache) === null) return mit(row, art, angaben)
        if (!istUnveraendert(row, angaben)) throw notificationFehler.ablehnen('notification.inhalt_fest')
        return { ...row, gelesen: angaben.read ?? row.gelesen, gesehen: angaben.seen ?? row.gesehen }
      })
    },

    toggleReadStatus: (wer: Wer, { id, read }: { id: string; read: boolean }): Promise<Mitteilung> =>
      aendere(wer, id, (row) => ({ ...row, gelesen: read, gesehen: row.gesehen || read })),

    remove: async ({ akteur }: Wer, id: string): Promise<true> => {
      const { personId } = akteur
      await database.transaction(kontextVon(akteur), async (tx) => {
        if (!(await loescheMitteilung(tx, { personId, art, id }))) throw sharedFehler.ablehnen('nicht_gefunden')
        await rufe(tx, { art, id, an: [personId] })
      })
      return true
    },

    markAllAsRead: async ({ akteur }: Wer): Promise<true> => {
      await database.transaction(kontextVon(akteur), (tx) => markiereAlle(tx, akteur))
      return true
    },
  }
}
