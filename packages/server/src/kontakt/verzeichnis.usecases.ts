import { textFromNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { asVcard } from '@dreiklang/domain/kontakt/vcard'
import type { VerzeichnisFilter, VerzeichnisListRow, verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { type FilterWords, asWritten, sayChosen, headOf, sorting } from '../liste/angaben.ts'
import { exportAnswer, type ExportColumn } from '../liste/export.ts'
import { allPages, cursorId, cursorText, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createKontaktStore } from './lager.ts'
import { loadTags } from './tag.repository.ts'
import { loadVerzeichnis, rowOf } from './verzeichnis.repository.ts'

/** As many phone and mail columns as the contact with the most of them needs. `interpretKopf` of the import reads the headings of both languages back. */
function kontaktColumns(kontakte: readonly Kontakt[], titel: ReadonlyMap<string, string>): ExportColumn<Kontakt>[] {
  const to = (laengen: readonly number[]) => Array.from({ length: Math.max(1, ...laengen) }, (_leer, nr) => nr)
  return [
    { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name, breite: 28 },
    { titel: { de: 'Funktion', en: 'Job title' }, wert: ({ title }) => title },
    { titel: { de: 'Firma', en: 'Company' }, wert: ({ company }) => company, breite: 28 },
    ...to(kontakte.map(({ phoneNumbers }) => phoneNumbers.length)).flatMap((nr): ExportColumn<Kontakt>[] => [
      { titel: { de: `Telefon ${nr + 1}`, en: `Phone ${nr + 1}` }, wert: ({ phoneNumbers }) => phoneNumbers[nr]?.phoneNumber ?? null },
      {
        titel: { de: `Telefon ${nr + 1} Art`, en: `Phone ${nr + 1} type` },
        wert: ({ phoneNumbers }) => phoneNumbers[nr]?.label ?? null,
      },
    ]),
    ...to(kontakte.map(({ emails }) => emails.length)).flatMap((nr): ExportColumn<Kontakt>[] => [
      { titel: { de: `E-Mail ${nr + 1}`, en: `Email ${nr + 1}` }, wert: ({ emails }) => emails[nr]?.email ?? null, breite: 28 },
      { titel: { de: `E-Mail ${nr + 1} Art`, en: `Email ${nr + 1} type` }, wert: ({ emails }) => emails[nr]?.label ?? null },
    ]),
    { titel: { de: 'Geburtstag', en: 'Birthday' }, wert: ({ birthday }) => birthday?.slice(0, 10) ?? null, art: 'datum' },
    { titel: { de: 'Adresse', en: 'Address' }, wert: ({ address }) => address, breite: 28 },
    { titel: { de: 'Notizen', en: 'Notes' }, wert: ({ notes }) => (notes === null ? null : textFromNotiz(notes)), breite: 28 },
    {
      titel: { de: 'Stichwörter', en: 'Tags' },
      wert: ({ tags }) => tags.map((id) => titel.get(id) ?? '').join(', ') || null,
    },
  ]
}

const groups = {
  KONTAKTE: { de: 'Kontakte', en: 'Contacts' },
  KLIENTEN: { de: 'Klientinnen und Klienten', en: 'Clients' },
  FAVORITEN: { de: 'Favoriten', en: 'Favourites' },
  ZULETZT: { de: 'Zuletzt benutzt', en: 'Recently used' },
} as const

const kontaktFilterWords = (titel: ReadonlyMap<string, string>): FilterWords<VerzeichnisFilter & Pick<Wunsch, 'ids'>> => ({
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  gruppe: { titel: { de: 'Gruppe', en: 'Group' }, wert: (group, language) => groups[group][language] },
  buchstabe: { titel: { de: 'Buchstabe', en: 'Letter' }, wert: (letter) => letter },
  tag: { titel: { de: 'Stichwort', en: 'Tag' }, wert: (id, language) => titel.get(id) ?? sayChosen(id, language) },
  ids: { titel: { de: 'Einzeln ausgewählt', en: 'Selected one by one' }, wert: (ids) => String(ids.length) },
  sortierung: sorting,
})

type Contract = typeof verzeichnisContract

const cursorFormen = {
  name: z.tuple([cursorText, cursorId]),
  firma: z.tuple([cursorText, cursorText, cursorId]),
  zuletzt: z.tuple([cursorText, cursorText, cursorId]),
}
const exportSeite = 500

interface Wunsch {
  filter: VerzeichnisFilter
  ids?: readonly string[] | undefined
  cursor: string | undefined
  limit: number
}

export function createVerzeichnis(ports: Ports) {
  const lager = createKontaktStore(ports)
  const lesend = (akteur: Akteur) => onBehalfOf(ports.database, contextOf(akteur))

  async function load(akteur: Akteur, { filter, ids, cursor, limit }: Wunsch) {
    const { sortierung } = filter
    const ab = readCursor(cursor, { sortierung, form: cursorFormen[sortierung] })
    const who = { organisationId: ownOrganisation(akteur), personId: akteur.personId }
    const rows = await loadVerzeichnis(lesend(akteur), { ...who, filter, ids, ab, limit: limit + 1 })
    return pageFrom(rows, { limit, sortierung, schluessel: ({ platz }) => platz, zeile: rowOf })
  }

  /** All at once: how many columns a table has depends on who has the most phones, and an address book ends at ten thousand. */
  async function kontakteOf(akteur: Akteur, wunsch: Pick<Wunsch, 'filter' | 'ids'>): Promise<Kontakt[]> {
    const found: Kontakt[] = []
    for await (const rows of allPages((cursor) => load(akteur, { ...wunsch, cursor, limit: exportSeite }))) {
      const ids = rows.flatMap(({ id, klient }) => (klient === null ? [id] : []))
      found.push(...(await lager.named(lesend(akteur), ownOrganisation(akteur), ids)))
    }
    return found
  }

  return {
    liste: ({
      akteur,
      query: { cursor, limit, ...filter },
    }: CalledBy<Contract['list']>): Promise<{
      zeilen: VerzeichnisListRow[]
      cursor: string | null
    }> => load(akteur, { filter, cursor, limit }),

    async export({ akteur, query: { format, ids, ...filter }, sprache }: CalledBy<Contract['exportieren']>): Promise<Response> {
      const organisationId = ownOrganisation(akteur)
      const kontakte = await kontakteOf(akteur, { filter, ids })
      const titel = new Map((await loadTags(lesend(akteur), organisationId)).map(({ id, title }) => [id, title]))
      await ports.database.transaction(contextOf(akteur), (tx) =>
        audit(tx, akteur, { aktion: 'kontakt.export', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId: organisationId }),
      )
      const dateiname = `kontakte-${berlinDate(ports.clock.now().toISOString())}`
      switch (format) {
        case 'csv':
        case 'xlsx': {
          const blatt = sprache === 'de' ? 'Kontakte' : 'Contacts'
          const worte = kontaktFilterWords(titel)
          const kopf = headOf({ akteur, sprache, now: ports.clock.now(), filter: { ...filter, ids }, worte })
          const spalten = kontaktColumns(kontakte, titel)
          return exportAnswer(eineSeite(kontakte), { format, spalten, kopf, csvOhneKopf: true, sprache, dateiname, blatt })
        }
        case 'vcard3':
        case 'vcard4':
          return new Response(asVcard(kontakte, { version: format === 'vcard4' ? '4.0' : '3.0', titel }), {
            headers: {
              'content-type': 'text/vcard; charset=utf-8',
              'cache-control': 'no-store',
              'content-disposition': `attachment; filename="${dateiname}.vcf"`,
            },
          })
      }
    },
  }
}

async function* eineSeite<Zeile>(rows: Zeile[]): AsyncGenerator<Zeile[]> {
  yield rows
}
