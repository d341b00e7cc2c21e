/** The draft of an order that an inquiry asks for: what was named becomes positions, everything else a note for the caller's organisation. */
import type { Entwurf } from '../bestellung/angaben.contract.ts'
import { leererKopf, nichtsGesagt, nurBenannt } from '../bestellung/nichtsGesagt.ts'
import type { Produkt } from '../bestellung/rezept.ts'
import { bedarfVorschlag, kostenhinweisVorschlag, rezeptartVorschlag, vorlageVorschlag } from '../bestellung/vorschlag.ts'
import type { KlientAntwort } from '../klient/klient.contract.ts'
import type { Datum } from '../shared/zeit.ts'
import type { AnliegenInhalt } from './anliegen.contract.ts'

type Genannt = AnliegenInhalt['produkte'][number]

const produktVon = ({ bezeichnung, pzn }: Genannt): Produkt => ({
  ...nurBenannt,
  produktart: 'ARZNEIMITTEL',
  angabeart: pzn === null ? 'FREITEXT' : 'PZN',
  pzn,
  bezeichnung,
})

function positionVon(genannt: Genannt, klient: KlientAntwort, bedarfBis: Datum): Entwurf['positionen'][number] {
  const produkt = produktVon(genannt)
  const { versicherungsart, zuzahlungBefreitBis: befreitBis } = klient
  const rezeptart = rezeptartVorschlag({ produkt, btm: false, versicherungsart })
  return {
    ...nichtsGesagt,
    produkt,
    rezeptart,
    rezeptVorlage: vorlageVorschlag(rezeptart),
    kostenhinweis: kostenhinweisVorschlag({ rezeptart, versicherungsart, befreitBis, am: bedarfBis }),
  }
}

/**
 * A person checks it before anything is sent: product type, prescription and day are suggestions.
 * @param heute day in Berlin; a preferred day in the past is ignored
 */
export function entwurfAus(
  { nummer, inhalt }: { nummer: string; inhalt: AnliegenInhalt },
  { klient, heute }: { klient: KlientAntwort; heute: Datum },
): Entwurf {
  const { wunschtag } = inhalt
  const bedarfBis = wunschtag !== null && wunschtag >= heute ? wunschtag : bedarfVorschlag('NORMAL', heute, null)
  const notiz = [`Anliegen ${nummer}, ${inhalt.name}, ${inhalt.telefon}`, inhalt.text].filter((zeile) => zeile !== null).join('\n')
  return {
    ...leererKopf,
    klientId: klient.id,
    praxisId: klient.hausarztId,
    apothekeId: klient.apothekenwahl?.apothekeId ?? null,
    bedarfBis,
    interneNotiz: notiz.slice(0, 1000),
    positionen: inhalt.produkte.map((genannt) => positionVon(genannt, klient, bedarfBis)),
  }
}
