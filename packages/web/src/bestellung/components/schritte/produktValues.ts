import type { Produkt } from './defaults.ts'
import { orNull } from '../../../ui/useSchemaForm.ts'

/** A product as the fields of a dialog hold it. */
export interface ProduktValues {
  bezeichnung: string
  pzn: string
  wirkstoff: string
  wirkstaerke: string
  darreichungsform: string
  normgroesse: Produkt['normgroesse']
}

/** Starts from a product. The number is left out when the product is to become another one: an old number under a new name is a wrong pack. */
export function produktValues(produkt: Produkt, { mitPzn }: { mitPzn: boolean }): ProduktValues {
  return {
    bezeichnung: produkt.bezeichnung,
    pzn: mitPzn ? (produkt.pzn ?? '') : '',
    wirkstoff: produkt.wirkstoff ?? '',
    wirkstaerke: produkt.wirkstaerke ?? '',
    darreichungsform: produkt.darreichungsform ?? '',
    normgroesse: produkt.normgroesse,
  }
}

export const emptyProdukt: ProduktValues = {
  bezeichnung: '',
  pzn: '',
  wirkstoff: '',
  wirkstaerke: '',
  darreichungsform: '',
  normgroesse: null,
}

/** The fields as the contract's product; what the fields do not show stays as it was. */
export function produktAbbild(values: ProduktValues, vorlage: Produkt): Produkt {
  const pzn = orNull(values.pzn)
  return {
    produktart: vorlage.produktart,
    angabeart: angabeartOf(values, vorlage),
    pzn,
    bezeichnung: values.bezeichnung,
    wirkstoff: orNull(values.wirkstoff),
    wirkstaerke: orNull(values.wirkstaerke),
    darreichungsform: orNull(values.darreichungsform),
    normgroesse: values.normgroesse,
    hmvNummer: vorlage.hmvNummer,
  }
}

function angabeartOf({ pzn, wirkstoff }: ProduktValues, { angabeart }: Produkt): Produkt['angabeart'] {
  if (pzn.trim() !== '') return 'PZN'
  if (angabeart !== 'PZN') return angabeart
  return wirkstoff.trim() === '' ? 'FREITEXT' : 'WIRKSTOFF'
}
