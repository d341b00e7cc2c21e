/** Times and numbers only; what it is about stands behind the sign-in. */
import type { Hausbesuch } from './hausbesuch.document.ts'
import { besuchRegeln, hausAuf } from './hausbesuch.ts'
import type { EreignisArt } from './transitions.ts'

export type BesuchAnlass =
  | 'BESUCH_ANGEFRAGT'
  | 'BESUCH_SOFORT'
  | 'BESUCH_SOFORT_OFFEN'
  | 'BESUCH_SOFORT_ANRUFEN'
  | 'BESUCH_ANGENOMMEN'
  | 'BESUCH_ABGELEHNT'
  | 'BESUCH_RUECKFRAGE'
  | 'BESUCH_ANTWORT'
  | 'BESUCH_GEPLANT'
  | 'BESUCH_VERSCHOBEN'
  | 'BESUCH_ABGESAGT'
  | 'BESUCH_NICHT_ANGETROFFEN'
  | 'BESUCH_ERGEBNIS'
  | 'BESUCH_ABGEBROCHEN'
  | 'BESUCH_NACHTRAG'
  | 'BESUCH_UEBERFAELLIG'
  | 'BESUCH_NACHGEREICHT'
  | 'TOUR_UEBERNOMMEN'
  | 'TOUR_ABGEGEBEN'

/** ALLE: everyone of the organisation; LEITUNG: its managers; else these people, and the managers when none of them works there any more. */
export interface Meldung {
  anlass: BesuchAnlass
  organisationId: string
  an: 'ALLE' | 'LEITUNG' | readonly string[]
}

const ausser = (ids: readonly string[], personId: string | null): string[] => [...new Set(ids)].filter((id) => id !== personId)

function anZugewiesene(anlass: BesuchAnlass, zugewiesene: Hausbesuch['zugewiesene'], personId: string | null): Meldung[] {
  return [...new Set(zugewiesene.map(({ organisationId }) => organisationId))].flatMap((organisationId) => {
    const ids = zugewiesene.filter((one) => one.organisationId === organisationId).map((one) => one.personId)
    const an = ausser(ids, personId)
    return an.length === 0 ? [] : [{ anlass, organisationId, an }]
  })
}

/** Who asked; for a visit that nobody asked for, the managers of the nursing service when another organisation plans it. */
function anBesteller(anlass: BesuchAnlass, besuch: Hausbesuch, personId: string | null): Meldung[] {
  const { anfrage, pflegedienstId, typ } = besuch
  if (anfrage === null)
    return besuchRegeln[typ].ausfuehrend.includes('PFLEGE') ? [] : [{ anlass, organisationId: pflegedienstId, an: 'LEITUNG' }]
  const organisationId = hausAuf(besuch, anfrage.von)
  return organisationId === null || anfrage.personId === personId ? [] : [{ anlass, organisationId, an: [anfrage.personId] }]
}

const anPlanende = (anlass: BesuchAnlass, besuch: Hausbesuch): Meldung[] =>
  besuchRegeln[besuch.typ].ausfuehrend.flatMap((seite) => {
    const organisationId = hausAuf(besuch, seite)
    return organisationId === null ? [] : [{ anlass, organisationId, an: 'LEITUNG' as const }]
  })

/**
 * Everyone on the side that has to answer is told again. Whoever waits is told to phone: first the person, then also who leads there.
 */
function antwortFehlt(besuch: Hausbesuch): Meldung[] {
  const { anfrage, mahnungen } = besuch
  if (anfrage === null) return []
  const wartende = anfrage.offenBei === anfrage.an ? anfrage.von : anfrage.an
  const [offen, wartend] = [hausAuf(besuch, anfrage.offenBei), hausAuf(besuch, wartende)]
  const anrufen = (an: Meldung['an']): Meldung[] =>
    wartend === null ? [] : [{ anlass: 'BESUCH_SOFORT_ANRUFEN', organisationId: wartend, an }]
  const asked = wartende === anfrage.von ? anrufen([anfrage.personId]) : []
  return [
    ...(offen === null ? [] : [{ anlass: 'BESUCH_SOFORT_OFFEN' as const, organisationId: offen, an: 'ALLE' as const }]),
    ...asked,
    ...(asked.length === 0 || mahnungen > 1 ? anrufen('LEITUNG') : []),
  ]
}

export function meldungenOf(
  art: EreignisArt,
  { alt, neu, personId }: { alt: Hausbesuch | null; neu: Hausbesuch; personId: string | null },
): Meldung[] {
  const { anfrage } = neu
  const gefragtes = anfrage === null ? null : hausAuf(neu, anfrage.an)
  const anGefragte = (anlass: BesuchAnlass): Meldung[] => (gefragtes === null ? [] : [{ anlass, organisationId: gefragtes, an: 'ALLE' }])
  const zugewiesene = (anlass: BesuchAnlass, leute = neu.zugewiesene) => anZugewiesene(anlass, leute, personId)
  const besteller = (anlass: BesuchAnlass) => anBesteller(anlass, neu, personId)
  switch (art) {
    case 'anfragen':
      return anGefragte(neu.dringlichkeit === 'SOFORT' ? 'BESUCH_SOFORT' : 'BESUCH_ANGEFRAGT')
    case 'planen':
    case 'wiederaufnehmen':
      if (neu.status === 'ANGEFRAGT') return anGefragte('BESUCH_ANGEFRAGT')
      return [...zugewiesene('BESUCH_GEPLANT'), ...besteller('BESUCH_GEPLANT')]
    case 'annehmen':
      return [...zugewiesene('BESUCH_GEPLANT'), ...besteller('BESUCH_ANGENOMMEN')]
    case 'ablehnen':
      return besteller('BESUCH_ABGELEHNT')
    case 'rueckfragen':
      return besteller('BESUCH_RUECKFRAGE')
    case 'antworten':
      return anGefragte('BESUCH_ANTWORT')
    case 'verschieben':
      return [...zugewiesene('BESUCH_VERSCHOBEN', [...neu.zugewiesene, ...(alt?.zugewiesene ?? [])]), ...besteller('BESUCH_VERSCHOBEN')]
    case 'absagen':
      return [
        ...(alt?.status === 'ANGEFRAGT' ? anGefragte('BESUCH_ABGESAGT') : zugewiesene('BESUCH_ABGESAGT')),
        ...besteller('BESUCH_ABGESAGT'),
      ]
    case 'nichtAntreffen':
      return [...anPlanende('BESUCH_NICHT_ANGETROFFEN', neu), ...besteller('BESUCH_NICHT_ANGETROFFEN')]
    case 'abschliessen':
      return besteller('BESUCH_ERGEBNIS')
    case 'abbrechen':
      return [...anPlanende('BESUCH_ABGEBROCHEN', neu), ...besteller('BESUCH_ABGEBROCHEN')]
    case 'nachtragen':
      return besteller('BESUCH_NACHTRAG')
    case 'nachreichen':
      return anPlanende('BESUCH_NACHGEREICHT', neu)
    case 'antwortAnmahnen':
      return antwortFehlt(neu)
    case 'ueberfaelligMelden':
      return anPlanende('BESUCH_UEBERFAELLIG', neu)
    case 'losfahren':
    case 'beginnen':
      return []
    default:
      return art satisfies never
  }
}

export const withoutReport = (ids: readonly string[], meldungen: readonly Meldung[]): Meldung[] =>
  meldungen.flatMap((meldung) => {
    if (typeof meldung.an === 'string') return [meldung]
    const an = meldung.an.filter((id) => !ids.includes(id))
    return an.length === 0 ? [] : [{ ...meldung, an }]
  })
