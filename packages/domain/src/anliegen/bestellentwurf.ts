import type { Entwurf } from '../bestellung/angaben.contract.ts'
import type { Known, KnownPosition } from '../bestellung/besuch.contract.ts'
import type { Reordering } from '../bestellung/entwurf.decider.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'
import { bedarfVorschlag, kostenhinweisVorschlag, rezeptartVorschlag, vorlageVorschlag } from '../bestellung/vorschlag.ts'
import type { KlientAnswer } from '../klient/klient.contract.ts'
import type { IsoDate } from '../shared/time.ts'
import type { AnliegenContent } from './anliegen.contract.ts'

/** What of the record a draft follows from. */
type KlientOfEntwurf = Pick<
  KlientAnswer,
  'id' | 'hausarztId' | 'apothekenwahl' | 'versicherungsart' | 'zuzahlungBefreitBis' | 'geburtsdatum'
>
type Genannt = AnliegenContent['produkte'][number]
type Position = Entwurf['positionen'][number]

const folded = (bezeichnung: string): string => bezeichnung.trim().toLowerCase()

/** By its number where both have one, else by its name: two packs of one name may differ. */
const isSame = (genannt: Genannt, { pzn, bezeichnung }: Produkt): boolean =>
  genannt.pzn === null || pzn === null ? folded(genannt.bezeichnung) === folded(bezeichnung) : genannt.pzn === pzn

/** Kind and prescription are suggestions for what was said; where nobody knew the kind, it is nothing that a doctor would be asked for. */
function newPosition(genannt: Genannt, klient: KlientOfEntwurf, bedarfBis: IsoDate): Position {
  const { bezeichnung, pzn } = genannt
  const produkt: Produkt = {
    ...onlyNamed,
    produktart: genannt.produktart ?? 'SONSTIGES',
    angabeart: pzn === null ? 'FREITEXT' : 'PZN',
    pzn,
    bezeichnung,
  }
  const { versicherungsart, zuzahlungBefreitBis: befreitBis, geburtsdatum } = klient
  const rezeptart = rezeptartVorschlag({ produkt, btm: false, versicherungsart })
  return {
    ...nichtsSaid,
    produkt,
    rezeptart,
    rezeptVorlage: vorlageVorschlag(rezeptart),
    kostenhinweis: kostenhinweisVorschlag({ rezeptart, versicherungsart, befreitBis, geburtsdatum, am: bedarfBis }),
  }
}

/** By the name that the family knows as well: the one that was asked for before the doctor changed it. */
const namesOf = (produkt: Produkt, zuletzt: KnownPosition['zuletzt']): Produkt[] => [
  produkt,
  ...(zuletzt?.geaendert ? [zuletzt.geaendert.von.produkt] : []),
]

const again = ({ bestellt: _bestellt, zuletzt: _zuletzt, ...position }: KnownPosition): Position => position

interface Circumstances {
  klient: KlientOfEntwurf
  /** What this Klient takes: the same once more is ordered as the doctor last prescribed it, and what was stopped is left out and said. */
  known: Pick<Known, 'positionen' | 'gestoppt'>
  /** Day in Berlin; a preferred day in the past is ignored. */
  heute: IsoDate
}

/** All of it is a suggestion that a person checks. */
export function entwurfFrom(
  { nummer, inhalt }: { nummer: string; inhalt: AnliegenContent },
  { klient, known, heute }: Circumstances,
): Reordering {
  const { wunschtag, apotheke } = inhalt
  const bedarfBis = wunschtag !== null && wunschtag >= heute ? wunschtag : bedarfVorschlag('NORMAL', heute, null)
  const wish = apotheke === null ? null : `Gewünschte Apotheke: ${apotheke}`
  const notiz = [`Anliegen ${nummer}, ${inhalt.name}, ${inhalt.telefon}`, wish, inhalt.text].filter((row) => row !== null).join('\n')
  const beforeOf = (genannt: Genannt) =>
    known.positionen.find(({ produkt, zuletzt }) => namesOf(produkt, zuletzt).some((name) => isSame(genannt, name)))
  const stoppedOf = (genannt: Genannt) => known.gestoppt.find(({ bezeichnung }) => folded(bezeichnung) === folded(genannt.bezeichnung))
  const positionOf = (genannt: Genannt): Position => {
    const before = beforeOf(genannt)
    const position = before === undefined ? newPosition(genannt, klient, bedarfBis) : again(before)
    return genannt.menge === null ? position : { ...position, menge: genannt.menge, mengeneinheit: 'PACKUNG' }
  }
  const wanted = inhalt.produkte.filter((genannt) => stoppedOf(genannt) === undefined)
  const entwurf: Entwurf = {
    ...emptyKopf,
    klientId: klient.id,
    praxisId: klient.hausarztId,
    apothekeId: klient.apothekenwahl?.apothekeId ?? null,
    bedarfBis,
    interneNotiz: notiz.slice(0, 1000),
    positionen: wanted.map(positionOf),
  }
  return {
    entwurf,
    zuletzt: wanted.map((genannt) => beforeOf(genannt)?.zuletzt ?? null),
    nichtUebernommen: inhalt.produkte.flatMap((genannt) => stoppedOf(genannt) ?? []),
  }
}
