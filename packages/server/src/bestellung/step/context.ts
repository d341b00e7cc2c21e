/** Only what the decision needs: most steps need the time alone. */
import { decide } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { atField } from '@dreiklang/domain/bestellung/verordnung.decider'
import type { DecisionContext, EarlierBestellung, KlientStand, Person } from '@dreiklang/domain/bestellung/handelnder'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Columns, Filled } from '../../database/columns.ts'
import { maybe, one } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { createPlaene } from '../../klient/medikation.usecases.ts'
import { loadTaetige } from '../../organisation/personen.repository.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import { laenderOf, loadLaender } from './context.repository.ts'

const klientStand = sql(
  'bestellung.klientStand',
  `select k.id, k.versicherungsart as "versicherungsart",
      k.zuzahlung_befreit_bis as "zuzahlungBefreitBis", k.kvnr, k.geburtsdatum as "geburtsdatum", k.adresse, k.wohnform, k.status, k.hausarzt_id,
      (select w.apotheke_id from apothekenwahl w where w.klient_id = k.id and w.gewaehlt_am <= :heute
        order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1) as "apothekeId",
      exists (select from klient_dokument d where d.klient_id = k.id and d.art = 'MEDIKATIONSPLAN' and d.geloescht_am is null)
        as "medikationsplan",
      coalesce((select array_agg(distinct e.art) from einwilligung e
        where e.klient_id = k.id and einwilligung_gilt(e, :heute)), '{}') as "einwilligungen"
    from klient k where k.id = :klientId and k.pflegedienst_id = :pflegedienstId`,
)

/** The plan lies sealed: only what judges a dose opens it. */
type StandWithoutPlan = Omit<KlientStand, 'plan'>

/** Only an erased Klient lacks one of the two (klient_vollstaendig), and nobody sees that one. */
type KlientRow = Omit<
  Filled<
    Columns<
      'klient',
      'id' | 'versicherungsart' | 'zuzahlung_befreit_bis' | 'kvnr' | 'geburtsdatum' | 'adresse' | 'wohnform' | 'status' | 'hausarzt_id',
      StandWithoutPlan
    >,
    'versicherungsart' | 'wohnform'
  >,
  'versicherungsart'
> &
  Pick<KlientStand, 'apothekeId' | 'einwilligungen' | 'medikationsplan' | 'versicherungsart'>

/** The Klient of the own nursing service on a calendar day in Berlin. */
export async function loadKlientStand(
  db: Queryable,
  who: { klientId: string; pflegedienstId: string; heute: string },
): Promise<StandWithoutPlan | null> {
  return maybe(db.query<KlientRow>(klientStand, who))
}

/** What was ordered in the last year and not cancelled; a formal refusal says nothing about the medicine. */
const juengste = sql(
  'bestellung.fruehere',
  `select b.id as "bestellungId", b.nummer, b.gesendet_am as "gesendetAm",
      p ->> 'status' in ('BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT') as offen,
      coalesce(p ->> 'geliefertAm', p ->> 'seit') as "geliefertAm", p -> 'produkt' as angefordert,
      p -> 'rezept' -> 'produkt' as verordnet, p -> 'abgaben' -> -1 -> 'produkt' as abgegeben,
      p ->> 'status' = 'ABGELEHNT' as gestoppt
    from bestellung b cross join lateral jsonb_array_elements(b.daten -> 'positionen') p
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and b.gesendet_am > :seit and p ->> 'status' <> 'STORNIERT'
      and (p ->> 'status' <> 'ABGELEHNT' or (p -> 'ablehnung' ->> 'durch' = 'ARZT'
        and p -> 'ablehnung' ->> 'grund' in ('NICHT_INDIZIERT', 'REZEPT_ZURUECKGEZOGEN')))
    order by b.gesendet_am desc, b.nummer desc limit 400`,
)

type EarlierRow = Filled<Columns<'bestellung', 'id as bestellungId' | 'nummer' | 'gesendet_am'>, 'gesendetAm'> &
  Pick<EarlierBestellung, 'offen' | 'geliefertAm' | 'angefordert' | 'verordnet' | 'abgegeben' | 'gestoppt'>

const zielHaus = sql(
  'bestellung.ziel',
  `select o.id as "organisationId", exists (
        select from organisation_abschnitt a,
          jsonb_to_recordset(a.inhalt -> 'vertretungen') as v("praxisId" uuid, von date, bis date)
        where a.organisation_id = :von and a.abschnitt = 'VERTRETUNG' and v."praxisId" = o.id and v.von <= :heute and (v.bis is null
          or v.bis >= :heute)
      ) as vertretung
    from organisation o where o.id = :organisationId and o.art = :art`,
)

/** The organisation an order is forwarded to, if it is of the kind; `vertretung`: it stands in for the practice `von` today. */
async function loadZiel(
  db: Queryable,
  wunsch: { organisationId: string; art: 'ARZTPRAXIS' | 'APOTHEKE'; von: string | null; heute: string },
): Promise<DecisionContext['ziel']> {
  return maybe(db.query<NonNullable<DecisionContext['ziel']>>(zielHaus, wunsch))
}

const houseLand = sql(
  'bestellung.bundesland',
  `select inhalt ->> 'bundesland' as bundesland from organisation_abschnitt
    where organisation_id = :organisationId and abschnitt = 'OEFFNUNG'`,
)

/** The Bundesland that the own house has said for its opening hours. An address of a Klient does not tell one. */
export async function withBundesland<U extends DecisionContext>(db: Queryable, organisationId: string, context: U): Promise<U> {
  const said = await maybe(db.query<Pick<DecisionContext, 'bundesland'>>(houseLand, { organisationId }))
  return { ...context, bundesland: said?.bundesland ?? null }
}

/** The Länder of the houses of an order, for the steps that end a rest of their clocks. */
async function withLaender<U extends DecisionContext>(db: Queryable, bestellung: Bestellung, context: U): Promise<U> {
  return { ...context, laender: laenderOf(bestellung, await loadLaender(db, bestellung)) }
}

function newCode(): string {
  for (;;) {
    const [count] = crypto.getRandomValues(new Uint32Array(1))
    if (count !== undefined && count < 4_294_000_000) return String(count % 1_000_000).padStart(6, '0')
  }
}

/** In the name of the system: who works here, and in which profession, is read from the record of the person. */
async function loadKontrolle(ports: Ports, organisationId: string, personId: string | null): Promise<DecisionContext['kontrolle']> {
  if (personId === null) return null
  const people = await loadTaetige(onBehalfOf(ports.database, systemContext), [organisationId])
  return people.find((person) => person.personId === personId) ?? null
}

export function bareDecisionContext<H extends DecisionContext['handelnder']>(
  ports: Pick<Ports, 'clock' | 'newId'>,
  handelnder: H,
): DecisionContext & { handelnder: H } {
  const now = ports.clock.now().toISOString()
  return {
    now,
    heute: berlinDate(now),
    handelnder,
    bundesland: null,
    laender: null,
    klient: null,
    fruehere: [],
    ziel: null,
    kontrolle: null,
    versorgung: null,
    direktErlaubt: false,
    neueId: ports.newId,
    newCode,
  }
}

/** The Klient alone: whether there is somebody to hand anything to. */
export async function withKlientStand<U extends DecisionContext>(db: Queryable, bestellung: Bestellung, context: U): Promise<U> {
  const { klientId, pflegedienstId } = bestellung
  if (klientId === null) return context
  const klient = await loadKlientStand(db, { klientId, pflegedienstId, heute: context.heute })
  return { ...context, klient: klient === null ? null : { ...klient, plan: null } }
}

const versorgungOfBestellung = sql('bestellung.versorgung', `select versorgung_der_bestellung(:klientId, :heute) as versorgung`)

/** Null: the order is for the house. Of whom nobody keeps a record any more the care has ended. */
async function loadVersorgung(db: Queryable, { art, klientId }: Bestellung, heute: string): Promise<DecisionContext['versorgung']> {
  if (art === 'EINRICHTUNG') return null
  if (klientId === null) return 'BEENDET'
  const { versorgung } = await one(db.query<Pick<DecisionContext, 'versorgung'>>(versorgungOfBestellung, { klientId, heute }))
  return versorgung ?? 'BEENDET'
}

interface Reading {
  ports: Ports
  db: Queryable
}

export async function withKlient<U extends DecisionContext>({ ports, db }: Reading, bestellung: Bestellung, context: U): Promise<U> {
  const { klientId, pflegedienstId } = bestellung
  if (klientId === null) return context
  const { heute } = context
  const known = await loadKlientStand(db, { klientId, pflegedienstId, heute })
  const plan = known === null ? null : await createPlaene(ports).stand(db, { organisationId: pflegedienstId, klientId }, heute)
  const klient = known === null ? null : { ...known, plan }
  const seit = berlinInstant(plusDays(heute, -365))
  const fruehere: EarlierBestellung[] = await db.query<EarlierRow>(juengste, { klientId, pflegedienstId, seit })
  return { ...context, klient, fruehere }
}

const fotos = sql(
  'bestellung.reklamationFotos',
  `select count(*)::int as anzahl from klient_dokument d
      join datei f on f.organisation_id = d.pflegedienst_id and f.id = d.datei_id and f.geloescht_am is null and f.media_type like 'image/%'
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId and d.datei_id = any (:ids::uuid[])
      and d.art = 'SONSTIGES' and d.geloescht_am is null`,
)

/** They lie with the same Klient, and are no pictures of the person: those are shown to no pharmacy. @throws bestellung.foto_unbekannt */
async function checkFotos(db: Queryable, { klientId, pflegedienstId }: Bestellung, said: readonly string[]): Promise<void> {
  const ids = [...new Set(said)]
  if (ids.length === 0) return
  const found = await maybe(db.query<{ anzahl: number }>(fotos, { pflegedienstId, klientId, ids }))
  if (found?.anzahl !== ids.length) throw bestellungErrors.refuse('bestellung.foto_unbekannt', atField('fotos', 'falsch'))
}

export async function decisionContextFor(
  ports: Ports,
  { akteur, person, bestellung, auftrag }: { akteur: Akteur; person: Person; bestellung: Bestellung; auftrag: Auftrag },
): Promise<DecisionContext & { handelnder: Person }> {
  const blosse = bareDecisionContext(ports, person)
  const db = onBehalfOfPerson(ports.database, akteur)
  switch (auftrag.handlung) {
    case 'senden':
      return withKlient({ ports, db }, bestellung, await withBundesland(db, person.organisationId, blosse))
    case 'verordnen':
    case 'rezeptKorrigieren':
    case 'rezeptVorlegen':
      return withBundesland(db, person.organisationId, blosse)
    case 'rueckfrageStellen':
    case 'rueckfrageAntworten':
    case 'rueckfrageErledigen':
      return withLaender(db, bestellung, blosse)
    case 'anApothekeGeben':
      return withKlient({ ports, db }, bestellung, blosse)
    case 'bereitstellen': {
      // Who pays a Zuzahlung, the record says.
      const known = await withKlientStand(db, bestellung, blosse)
      return { ...known, kontrolle: await loadKontrolle(ports, person.organisationId, auftrag.angaben.kontrolliertVon) }
    }
    case 'ausliefern':
    case 'zustellen':
    case 'abholungBestaetigen':
      return withKlientStand(db, bestellung, blosse)
    case 'takeOverNachschub':
      return withKlientStand(db, bestellung, blosse)
    case 'proposeNachschub':
      return { ...blosse, versorgung: await loadVersorgung(db, bestellung, blosse.heute) }
    case 'anApothekeWeiterleiten': {
      const ziel = await loadZiel(db, { organisationId: auftrag.angaben.apothekeId, art: 'APOTHEKE', von: null, heute: blosse.heute })
      return { ...(await withKlient({ ports, db }, bestellung, blosse)), ziel }
    }
    case 'reklamieren':
      await checkFotos(db, bestellung, auftrag.angaben.fotos ?? [])
      return blosse
    case 'anPraxisWeiterleiten': {
      const { praxisId: organisationId } = auftrag.angaben
      return { ...blosse, ziel: await loadZiel(db, { organisationId, art: 'ARZTPRAXIS', von: bestellung.praxisId, heute: blosse.heute }) }
    }
    default:
      return blosse
  }
}

/** As if it had been told then; the timeline says when it was done beside when it came. */
export function decideAsOf(
  now: string,
  bestellung: Bestellung,
  { auftrag, context }: { auftrag: Auftrag; context: DecisionContext & { handelnder: Person } },
): Ereignis[] {
  const ereignisse = decide(bestellung, auftrag, { ...context, now, heute: berlinDate(now) })
  return ereignisse.map((event) =>
    event.aenderung.ziel === 'lieferung' ? { ...event, angaben: { ...event.angaben, geschehenAm: now } } : event,
  )
}
