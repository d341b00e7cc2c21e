import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { emptyKopf, nichtsSaid, onlyNamed } from '../bestellung/nothingSaid.ts'
import type { Produkt } from '../bestellung/rezept.ts'
import { bedarfVorschlag, kostenhinweisVorschlag, rezeptartVorschlag, vorlageVorschlag } from '../bestellung/vorschlag.ts'
import type { KlientAnswer } from '../klient/klient.contract.ts'
import type { IsoDate } from '../shared/time.ts'
import type { AnliegenContent } from './anliegen.contract.ts'

/** What of the record a draft follows from. */
type KlientOfEntwurf = Pick<KlientAnswer, 'id' | 'hausarztId' | 'apothekenwahl' | 'versicherungsart' | 'zuzahlungBefreitBis'>
type Genannt = AnliegenContent['produkte'][number]

const produktOf = ({ bezeichnung, pzn }: Genannt): Produkt => ({
  ...onlyNamed,
  produktart: 'ARZNEIMITTEL',
  angabeart: pzn === null ? 'FREITEXT' : 'PZN',
  pzn,
  bezeichnung,
})

function positionOf(genannt: Genannt, klient: KlientOfEntwurf, bedarfUntil: IsoDate): Entwurf['positionen'][number] {
  const produkt = produktOf(genannt)
  const { versicherungsart, zuzahlungBefreitBis: befreitBis } = klient
  const rezeptart = rezeptartVorschlag({ produkt, btm: false, versicherungsart })
  return {
    ...nichtsSaid,
    produkt,
    rezeptart,
    rezeptVorlage: vorlageVorschlag(rezeptart),
    kostenhinweis: kostenhinweisVorschlag({ rezeptart, versicherungsart, befreitBis, am: bedarfUntil }),
  }
}

/** Type, prescription and day are suggestions that a person checks. `heute`: day in Berlin; a preferred day in the past is ignored. */
export function entwurfFrom(
  { nummer, inhalt }: { nummer: string; inhalt: AnliegenContent },
  { klient, heute }: { klient: KlientOfEntwurf; heute: IsoDate },
): Entwurf {
  const { wunschtag } = inhalt
  const bedarfBis = wunschtag !== null && wunschtag >= heute ? wunschtag : bedarfVorschlag('NORMAL', heute, null)
  const notiz = [`Anliegen ${nummer}, ${inhalt.name}, ${inhalt.telefon}`, inhalt.text].filter((row) => row !== null).join('\n')
  return {
    ...emptyKopf,
    klientId: klient.id,
    praxisId: klient.hausarztId,
    apothekeId: klient.apothekenwahl?.apothekeId ?? null,
    bedarfBis,
    interneNotiz: notiz.slice(0, 1000),
    positionen: inhalt.produkte.map((genannt) => positionOf(genannt, klient, bedarfBis)),
  }
}
