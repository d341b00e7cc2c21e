import type { Entwurf } from '../bestellung/angaben.contract.ts'
import type { KnownPosition } from '../bestellung/besuch.contract.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import type { Produkt } from '../bestellung/rezept.ts'
import { bedarfVorschlag, kostenhinweisVorschlag, rezeptartVorschlag, vorlageVorschlag } from '../bestellung/vorschlag.ts'
import type { KlientAnswer } from '../klient/klient.contract.ts'
import type { IsoDate } from '../shared/time.ts'
import type { AnliegenContent } from './anliegen.contract.ts'

/** What of the record a draft follows from. */
type KlientOfEntwurf = Pick<KlientAnswer, 'id' | 'hausarztId' | 'apothekenwahl' | 'versicherungsart' | 'zuzahlungBefreitBis'>
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
  const { versicherungsart, zuzahlungBefreitBis: befreitBis } = klient
  const rezeptart = rezeptartVorschlag({ produkt, btm: false, versicherungsart })
  return {
    ...nichtsSaid,
    produkt,
    rezeptart,
    rezeptVorlage: vorlageVorschlag(rezeptart),
    kostenhinweis: kostenhinweisVorschlag({ rezeptart, versicherungsart, befreitBis, am: bedarfBis }),
  }
}

const again = ({ bestellt: _bestellt, ...position }: KnownPosition): Position => position

interface Circumstances {
  klient: KlientOfEntwurf
  /** What was ordered for this Klient before: the same once more is ordered in the same way. */
  known: readonly KnownPosition[]
  /** Day in Berlin; a preferred day in the past is ignored. */
  heute: IsoDate
}

/** All of it is a suggestion that a person checks. */
export function entwurfFrom(
  { nummer, inhalt }: { nummer: string; inhalt: AnliegenContent },
  { klient, known, heute }: Circumstances,
): Entwurf {
  const { wunschtag, apotheke } = inhalt
  const bedarfBis = wunschtag !== null && wunschtag >= heute ? wunschtag : bedarfVorschlag('NORMAL', heute, null)
  const wish = apotheke === null ? null : `Gewünschte Apotheke: ${apotheke}`
  const notiz = [`Anliegen ${nummer}, ${inhalt.name}, ${inhalt.telefon}`, wish, inhalt.text].filter((row) => row !== null).join('\n')
  const positionOf = (genannt: Genannt): Position => {
    const before = known.find(({ produkt }) => isSame(genannt, produkt))
    const position = before === undefined ? newPosition(genannt, klient, bedarfBis) : again(before)
    return genannt.menge === null ? position : { ...position, menge: genannt.menge, mengeneinheit: 'PACKUNG' }
  }
  return {
    ...emptyKopf,
    klientId: klient.id,
    praxisId: klient.hausarztId,
    apothekeId: klient.apothekenwahl?.apothekeId ?? null,
    bedarfBis,
    interneNotiz: notiz.slice(0, 1000),
    positionen: inhalt.produkte.map(positionOf),
  }
}
