import { orNull } from '../../../form/useSchemaForm.ts'
import type { Produkt } from './defaults.ts'

export interface ProduktValues {
  bezeichnung: string
  pzn: string
  wirkstoff: string
  wirkstaerke: string
  darreichungsform: string
  normgroesse: Produkt['normgroesse']
}

/** `mitPzn: false` when the product becomes another one: an old number under a new name is a wrong pack. */
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
