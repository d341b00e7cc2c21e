/** Reading deadlines: what each room has, seen together. */
import {
  type Frist,
  type FristArt,
  type FristMitVermerk,
  antwortFaelligAm,
  artenDerSeite,
  istFaellig,
  mitVermerk,
  quartalsBeginn,
  zeige,
  zurueckTage,
} from '@dreiklang/domain/frist/frist'
import type { FristAnfrage, FristZeile, GemeinteFrist } from '@dreiklang/domain/frist/frist.contract'
import { fristFehler } from '@dreiklang/domain/frist/frist.errors'
import { fristSatz } from '@dreiklang/domain/frist/saetze'
import { type Person, plantFuerAlle } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { icsVon } from '@dreiklang/domain/kalenderabo/ics'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Datum, type Instant, berlinDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import { personVon } from '../hausbesuch/person.ts'
import { ladeEinteilbare } from '../hausbesuch/umstaende.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { type FristRow, hoechstensJeArt, ladeArt } from './frist.repository.ts'
import { ladeVermerk, ladeVermerke, schluesselVon } from './vermerk.repository.ts'

function fristAus(art: FristArt, { objektId, faellig, klientId, vorname, nachname, nummer, haus, frage, folge = null }: FristRow): Frist {
  const wer = klientId === null || vorname === null || nachname === null ? null : { id: klientId, vorname, nachname }
  return {
    art,
    objektId,
    faellig: frage === null ? (faellig ?? '') : antwortFaelligAm(frage),
    klient: wer && {
      id: wer.id,
      name: `${wer.nachname}, ${wer.vorname}`,
      initialen: `${wer.vorname.slice(0, 1)}. ${wer.nachname.slice(0, 1)}.`,
    },
    nummer,
    haus,
    folge,
  }
}

export const zeileAus = (frist: FristMitVermerk): FristZeile => ({ id: schluesselVon(frist), ...frist })

interface Alles {
  fristen: FristMitVermerk[]
  gekuerzt: boolean
}

async function ladeAlle(db: Queryable, { organisationId, seite }: Person, tage: { heute: Datum; bis: Datum }): Promise<Alles> {
  const zeitraum = { von: plusTage(tage.heute, -zurueckTage), bis: tage.bis, quartal: quartalsBeginn(tage.heute), objektId: null }
  const [vermerke, ...jeArt] = await Promise.all([
    ladeVermerke(db, organisationId, zeitraum.von),
    ...artenDerSeite[seite].map(async (art) => ({ art, rows: await ladeArt(db, organisationId, { art, seite, zeitraum }) })),
  ])
  const fristen = jeArt.flatMap(({ art, rows }) =>
    rows.slice(0, hoechstensJeArt).map((row) => {
      const frist = fristAus(art, row)
      return mitVermerk(frist, vermerke.get(schluesselVon(frist)) ?? null)
    }),
  )
  return { fristen, gekuerzt: jeArt.some(({ rows }) => rows.length > hoechstensJeArt) }
}

/** How many must be seen to today; bounded as the list is. */
export async function zaehleFaellige(db: Queryable, akteur: Akteur, jetzt: Instant): Promise<number> {
  const heute = berlinDatum(jetzt)
  const { fristen } = await ladeAlle(db, personVon(akteur), { heute, bis: heute })
  return fristen.filter((frist) => istFaellig(frist, heute)).length
}

/** The deadline as it is now. @throws frist.vorbei when there is none for this day any more */
export async function liesEine(
  db: Queryable,
  { organisationId, seite }: Person,
  { gemeint, heute }: { gemeint: GemeinteFrist; heute: Datum },
): Promise<FristMitVermerk> {
  const { art, objektId, faellig } = gemeint
  const zeitraum = { von: plusTage(heute, -zurueckTage), bis: '9999-12-30', quartal: quartalsBeginn(heute), objektId }
  const [row] = await ladeArt(db, organisationId, { art, seite, zeitraum })
  const frist = row === undefined ? null : fristAus(art, row)
  if (frist?.faellig !== faellig) throw fristFehler.ablehnen('frist.vorbei')
  return mitVermerk(frist, await ladeVermerk(db, organisationId, gemeint))
}

export function createLesen({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  async function sammle(db: Queryable, person: Person, { art, tage, klientId, nurMeine, ruhende }: FristAnfrage) {
    const heute = berlinDatum(clock.now().toISOString())
    const bis = plusTage(heute, tage)
    const { fristen, gekuerzt } = await ladeAlle(db, person, { heute, bis })
    const gezeigt = zeige(fristen, {
      arten: art ?? artenDerSeite[person.seite],
      bis,
      klientId: klientId ?? null,
      zustaendigId: nurMeine ? person.personId : null,
      ruhende,
      heute,
    })
    return { ...gezeigt, heute, gekuerzt }
  }

  return {
    async list(akteur: Akteur, anfrage: FristAnfrage) {
      const person = personVon(akteur)
      const db = imNamen(database, kontextVon(akteur))
      const [{ fristen, zahlen, heute, gekuerzt }, personen] = await Promise.all([
        sammle(db, person, anfrage),
        plantFuerAlle(person) ? ladeEinteilbare(db, person.organisationId) : [{ id: person.personId, name: person.name }],
      ])
      return {
        heute,
        zeilen: fristen.map(zeileAus),
        zahlen: artenDerSeite[person.seite].map((art) => ({ art, anzahl: zahlen[art] ?? 0 })),
        gekuerzt,
        personen,
      }
    },

    /** What leaves the organisation is written down; with first letters only, because a calendar lies where it lies. */
    calendar(akteur: Akteur, anfrage: FristAnfrage, sprache: Sprache): Promise<Response> {
      const person = personVon(akteur)
      return database.transaction(kontextVon(akteur), async (tx) => {
        const { fristen } = await sammle(tx, person, anfrage)
        const { organisationId } = person
        await protokolliere(tx, akteur, { aktion: 'frist.calendar', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId: organisationId })
        const geaendertAm = clock.now().toISOString()
        const termine = fristen.map((frist) => ({
          uid: `${frist.art}.${frist.objektId}.${organisationId}@dreiklang`,
          sequenz: 0,
          geaendertAm,
          titel: fristSatz(frist, sprache),
          text: frist.haus,
          ort: null,
          abgesagt: false,
          zeit: { tag: frist.faellig },
        }))
        const name = { de: 'Fristen', en: 'Deadlines' }[sprache]
        return new Response(icsVon({ name, termine }), {
          headers: {
            'content-type': 'text/calendar; charset=utf-8',
            'content-disposition': 'attachment; filename="fristen.ics"',
            'cache-control': 'no-store',
          },
        })
      })
    },
  }
}
