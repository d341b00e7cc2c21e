import { type MitteilungArt, aufbewahrung } from '@dreiklang/domain/notification/notification'
import type { Mitteilung, MitteilungAngaben, Mitteilungsseite } from '@dreiklang/domain/notification/notification.contract'
import { notificationErrors } from '@dreiklang/domain/notification/notification.errors'
import { type Satz, isAnlass, sentenceOf } from '@dreiklang/domain/notification/sentences'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { clean } from '../shared/html.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import {
  type MitteilungRow,
  countMitteilungen,
  changeMitteilung,
  insertMitteilungen,
  holdMitteilung,
  shorten,
  loadMitteilungen,
  unread,
  readAll,
  deleteMitteilung,
} from './notification.repository.ts'

/** Null when the row carries words of a person. */
function systemsatz({ anlass, werte }: Pick<MitteilungRow, 'anlass' | 'werte'>, language: Language): Satz | null {
  return anlass !== null && isAnlass(anlass) ? sentenceOf(anlass, werte, language) : null
}

function displayOf(row: MitteilungRow, language: Language): Mitteilung {
  const { title, description } = systemsatz(row, language) ?? row
  const { id, icon, image, am: time, link, useRouter, gelesen: read, gesehen: seen } = row
  return { id, icon, image, title, description, time, link, useRouter, read, seen }
}

interface Wer {
  akteur: Akteur
  sprache: Language
}

const wrong = (path: string, code = 'falsch') => ({ felder: [{ path, code, message: code }] })

/** Images come from this application only: another server would learn who reads. */
function checkOrte(art: MitteilungArt, { link, image }: MitteilungAngaben): void {
  if (link && !isAllowedLink(link)) throw notificationErrors.refuse('notification.link', wrong(`${art}.link`))
  if (image && !isInternalLink(image)) throw notificationErrors.refuse('notification.link', wrong(`${art}.image`))
}

const sauber = (html: string | null): string | null => (html === null ? null : clean(html))

/** The row with what was said; what was not said stays. @throws notification.leer when nothing is left to read */
function mit(row: MitteilungRow, art: MitteilungArt, angaben: MitteilungAngaben): MitteilungRow {
  checkOrte(art, angaben)
  const { icon = row.icon, image = row.image, link = row.link, title, description, time, useRouter, read, seen } = angaben
  const neu: MitteilungRow = {
    ...row,
    icon,
    image,
    title: title === undefined ? row.title : sauber(title),
    description: description === undefined ? row.description : sauber(description),
    link,
    am: time ?? row.am,
    useRouter: useRouter ?? row.useRouter,
    gelesen: read ?? row.gelesen,
    gesehen: seen ?? row.gesehen,
  }
  if (neu.title === null && neu.description === null) throw notificationErrors.refuse('notification.leer', wrong(`${art}.title`, 'pflicht'))
  return neu
}

/** The template's screen sends the whole entry back when marking it read: that is not an attempt to edit it. */
function isUnchanged(row: MitteilungRow, angaben: MitteilungAngaben): boolean {
  return (['de', 'en'] as const).some((language) => {
    const previous: MitteilungAngaben = displayOf(row, language)
    return Object.entries(angaben).every(
      ([name, value]) => name === 'read' || name === 'seen' || value === previous[name as keyof MitteilungAngaben],
    )
  })
}

export function createMitteilungen({ database, clock, newId }: Pick<Ports, 'database' | 'clock' | 'newId'>, art: MitteilungArt) {
  const now = () => clock.now().toISOString()

  async function change({ akteur, sprache }: Wer, id: string, neu: (row: MitteilungRow) => MitteilungRow): Promise<Mitteilung> {
    const { personId } = akteur
    return database.transaction(contextOf(akteur), async (tx) => {
      const row = await holdMitteilung(tx, { personId, art, id })
      if (row === null) throw sharedErrors.refuse('nicht_gefunden')
      const changed = neu(row)
      await changeMitteilung(tx, { personId, art, id }, changed)
      await sendSignal(tx, { art, id, an: [personId] })
      return displayOf(changed, sprache)
    })
  }

  async function markAll(tx: Queryable, { personId }: Akteur): Promise<void> {
    if ((await readAll(tx, personId, art)) > 0) await sendSignal(tx, { art, an: [personId] })
  }

  return {
    list: async ({ akteur, sprache }: Wer): Promise<Mitteilung[]> => {
      const db = onBehalfOf(database, contextOf(akteur))
      const rows = await loadMitteilungen(db, { personId: akteur.personId, art, limit: aufbewahrung.hoechstens })
      return rows.map((row) => displayOf(row, sprache))
    },

    page: async ({ akteur, sprache }: Wer, limit: number): Promise<Mitteilungsseite> => {
      const db = onBehalfOf(database, contextOf(akteur))
      const own = { personId: akteur.personId, art }
      const [rows, counts] = await Promise.all([loadMitteilungen(db, { ...own, limit }), countMitteilungen(db, own)])
      return { entries: rows.map((row) => displayOf(row, sprache)), ...counts }
    },

    /** Only to oneself: the person comes from the session, nothing in the body can name another. */
    create: async ({ akteur, sprache }: Wer, angaben: MitteilungAngaben): Promise<Mitteilung> => {
      const { personId } = akteur
      const am = now()
      const row = mit({ ...unread, id: newId(), anlass: null, werte: {}, icon: null, link: null, useRouter: false, am }, art, angaben)
      await database.transaction(contextOf(akteur), async (tx) => {
        await insertMitteilungen(tx, [{ ...row, personId, art, bestellungId: null, version: null }], am)
        await shorten(tx, [personId], aufbewahrung.hoechstens)
        await sendSignal(tx, { art, id: row.id, an: [personId] })
      })
      return displayOf(row, sprache)
    },

    update: (who: Wer, id: string, angaben: MitteilungAngaben): Promise<Mitteilung> => {
      if (angaben.id !== undefined && angaben.id !== id) throw sharedErrors.refuse('eingabe.ungueltig', wrong(`${art}.id`))
      return change(who, id, (row) => {
        if (systemsatz(row, who.sprache) === null) return mit(row, art, angaben)
        if (!isUnchanged(row, angaben)) throw notificationErrors.refuse('notification.inhalt_fest')
        return { ...row, gelesen: angaben.read ?? row.gelesen, gesehen: angaben.seen ?? row.gesehen }
      })
    },

    toggleReadStatus: (who: Wer, { id, read }: { id: string; read: boolean }): Promise<Mitteilung> =>
      change(who, id, (row) => ({ ...row, gelesen: read, gesehen: row.gesehen || read })),

    remove: async ({ akteur }: Wer, id: string): Promise<true> => {
      const { personId } = akteur
      await database.transaction(contextOf(akteur), async (tx) => {
        if (!(await deleteMitteilung(tx, { personId, art, id }))) throw sharedErrors.refuse('nicht_gefunden')
        await sendSignal(tx, { art, id, an: [personId] })
      })
      return true
    },

    markAllAsRead: async ({ akteur }: Wer): Promise<true> => {
      await database.transaction(contextOf(akteur), (tx) => markAll(tx, akteur))
      return true
    },
  }
}
