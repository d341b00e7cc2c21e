import {
  type Frist,
  type FristArt,
  type FristWithVermerk,
  type Moment,
  answerDueOn,
  artenOfSeite,
  isDue,
  isOverdue,
  withVermerk,
  quartalsBeginn,
  show,
  zurueckDays,
} from '@dreiklang/domain/frist/frist'
import type { FristAnfrage, FristListRow, GemeinteFrist } from '@dreiklang/domain/frist/frist.contract'
import { fristErrors } from '@dreiklang/domain/frist/frist.errors'
import { fristSentence } from '@dreiklang/domain/frist/sentences'
import { type Person, plansForAll } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { icsOf } from '@dreiklang/domain/kalenderabo/ics'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, type Instant, berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { loadEinteilbare } from '../hausbesuch/context.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { type FristRow, maxPerArt, loadArt } from './frist.repository.ts'
import { loadVermerk, loadVermerke, schluesselOf } from './vermerk.repository.ts'

function fristFrom(art: FristArt, { objektId, faellig, klientId, vorname, nachname, nummer, haus, frage, ...rest }: FristRow): Frist {
  const { uhrzeit = null, ueberfaelligAb = null, folge = null, termin = null, praxisId = null, entbunden = null } = rest
  const who = klientId === null || vorname === null || nachname === null ? null : { id: klientId, vorname, nachname }
  return {
    art,
    objektId,
    faellig: frage === null ? (faellig ?? '') : answerDueOn(frage),
    uhrzeit,
    ueberfaelligAb,
    klient: who && {
      id: who.id,
      name: `${who.nachname}, ${who.vorname}`,
      initialen: `${who.vorname.slice(0, 1)}. ${who.nachname.slice(0, 1)}.`,
    },
    nummer,
    haus,
    praxisId,
    entbunden,
    folge,
    termin,
  }
}

export function rowFrom(frist: FristWithVermerk, moment: Moment): FristListRow {
  const { ueberfaelligAb: _ab, ...shown } = frist
  return { id: schluesselOf(frist), ...shown, ueberfaellig: isOverdue(frist, moment) }
}

interface Everything {
  fristen: FristWithVermerk[]
  gekuerzt: boolean
}

async function loadAll(db: Queryable, { organisationId, seite }: Person, days: { heute: IsoDate; bis: IsoDate }): Promise<Everything> {
  const zeitraum = {
    von: plusDays(days.heute, -zurueckDays),
    bis: days.bis,
    quartal: quartalsBeginn(days.heute),
    heute: days.heute,
    objektId: null,
  }
  const [vermerke, ...perArt] = await Promise.all([
    loadVermerke(db, organisationId, zeitraum.von),
    ...artenOfSeite[seite].map(async (art) => ({ art, rows: await loadArt(db, organisationId, { art, seite, zeitraum }) })),
  ])
  const fristen = perArt.flatMap(({ art, rows }) =>
    rows.slice(0, maxPerArt).map((row) => {
      const frist = fristFrom(art, row)
      return withVermerk(frist, vermerke.get(schluesselOf(frist)) ?? null)
    }),
  )
  return { fristen, gekuerzt: perArt.some(({ rows }) => rows.length > maxPerArt) }
}

/** How many must be seen to today; bounded as the list is. */
export async function countDue(db: Queryable, akteur: Akteur, now: Instant): Promise<number> {
  const heute = berlinDate(now)
  const { fristen } = await loadAll(db, personOf(akteur), { heute, bis: heute })
  return fristen.filter((frist) => isDue(frist, heute)).length
}

/** The deadline as it is now. @throws frist.vorbei when there is none for this day any more */
export async function readEine(
  db: Queryable,
  { organisationId, seite }: Person,
  { gemeint, heute }: { gemeint: GemeinteFrist; heute: IsoDate },
): Promise<FristWithVermerk> {
  const { art, objektId, faellig } = gemeint
  const zeitraum = { von: plusDays(heute, -zurueckDays), bis: '9999-12-30', quartal: quartalsBeginn(heute), heute, objektId }
  const [row] = await loadArt(db, organisationId, { art, seite, zeitraum })
  const frist = row === undefined ? null : fristFrom(art, row)
  if (frist?.faellig !== faellig) throw fristErrors.refuse('frist.vorbei')
  return withVermerk(frist, await loadVermerk(db, organisationId, gemeint))
}

export function createReading({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  async function collect(db: Queryable, person: Person, { art, tage, klientId, nurMeine, ruhende }: FristAnfrage) {
    const now = clock.now().toISOString()
    const heute = berlinDate(now)
    const bis = plusDays(heute, tage)
    const { fristen, gekuerzt } = await loadAll(db, person, { heute, bis })
    const gezeigt = show(fristen, {
      arten: art ?? artenOfSeite[person.seite],
      bis,
      klientId: klientId ?? null,
      zustaendigId: nurMeine ? person.personId : null,
      ruhende,
      now,
      heute,
    })
    return { ...gezeigt, now, heute, gekuerzt }
  }

  return {
    async list(akteur: Akteur, request: FristAnfrage) {
      const person = personOf(akteur)
      const db = onBehalfOfPerson(database, akteur)
      const [{ fristen, zahlen, now, heute, gekuerzt }, personen] = await Promise.all([
        collect(db, person, request),
        plansForAll(person) ? loadEinteilbare(db, person.organisationId) : [{ id: person.personId, name: person.name }],
      ])
      return {
        heute,
        zeilen: fristen.map((frist) => rowFrom(frist, { now, heute })),
        zahlen: artenOfSeite[person.seite].map((art) => ({ art, anzahl: zahlen[art] ?? 0 })),
        gekuerzt,
        personen,
      }
    },

    /** What leaves the organisation is written down; with first letters only, because a calendar lies where it lies. */
    calendar(akteur: Akteur, request: FristAnfrage, language: Language): Promise<Response> {
      const person = personOf(akteur)
      return database.transaction(contextOf(akteur), async (tx) => {
        const { fristen } = await collect(tx, person, request)
        const { organisationId } = person
        await audit(tx, akteur, { aktion: 'frist.calendar', art: 'AUSGEBEN', objektArt: 'ORGANISATION', objektId: organisationId })
        const geaendertAm = clock.now().toISOString()
        const termine = fristen.map((frist) => ({
          uid: `${frist.art}.${frist.objektId}.${organisationId}@dreiklang`,
          sequenz: 0,
          geaendertAm,
          titel: fristSentence(frist, language),
          text: frist.haus,
          ort: null,
          abgesagt: false,
          zeit: { tag: frist.faellig },
        }))
        const name = { de: 'Fristen', en: 'Deadlines' }[language]
        return new Response(icsOf({ name, termine }), {
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
