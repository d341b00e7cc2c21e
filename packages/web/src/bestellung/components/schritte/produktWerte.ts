import type { Produkt } from './vorgaben.ts'
import { orNull } from '../../../ui/useSchemaForm.ts'

/** A product as the fields of a dialog hold it. */
export interface ProduktWerte {
  bezeichnung: string
  pzn: string
  wirkstoff: string
  wirkstaerke: string
  darreichungsform: string
  normgroesse: Produkt['normgroesse']
}

/** Starts from a product. The number is left out when the product is to become another one: an old number under a new name is a wrong pack. */
export function produktWerte(produkt: Produkt, { mitPzn }: { mitPzn: boolean }): ProduktWerte {
  return {
    bezeichnung: produkt.bezeichnung,
    pzn: mitPzn ? (produkt.pzn ?? '') : '',
    wirkstoff: produkt.wirkstoff ?? '',
    wirkstaerke: produkt.wirkstaerke ?? '',
    darreichungsform: produkt.darreichungsform ?? '',
    normgroesse: produkt.normgroesse,
  }
}

export const leeresProdukt: ProduktWerte = {
  bezeichnung: '',
  pzn: '',
  wirkstoff: '',
  wirkstaerke: '',
  darreichungsform: '',
  normgroesse: null,
}

/** The fields as the contract's product; what the fields do not show stays as it was. */
export function produktAbbild(werte: ProduktWerte, vorlage: Produkt): Produkt {
  const pzn = orNull(werte.pzn)
  return {
    produktart: vorlage.produktart,
    angabeart: angabeartVon(werte, vorlage),
    pzn,
    bezeichnung: werte.bezeichnung,
    wirkstoff: orNull(werte.wirkstoff),
    wirkstaerke: orNull(werte.wirkstaerke),
    darreichungsform: orNull(werte.darreichungsform),
    normgroesse: werte.normgroesse,
    hmvNummer: vorlage.hmvNummer,
  }
}

function angabeartVon({ pzn, wirkstoff }: ProduktWerte, { angabeart }: Produkt): Produkt['angabeart'] {
  if (pzn.trim() !== '') return 'PZN'
  if (angabeart !== 'PZN') return angabeart
  return wirkstoff.trim() === '' ? 'FREITEXT' : 'WIRKSTOFF'
}
