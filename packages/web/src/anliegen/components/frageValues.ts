import { type AnliegenArt, type Fragende, type genannteArten, maxProdukte } from '@dreiklang/domain/anliegen/anliegen'
import { frageBody } from '@dreiklang/domain/anliegen/anliegen.contract'
import { z } from 'zod'
import { orNull, type SchemaForm } from '../../form/useSchemaForm.ts'

interface ProduktValues {
  schluessel: string
  bezeichnung: string
  pzn: string
  produktart: (typeof genannteArten)[number] | null
  menge: number | null
}

/** Empty text is ''. The paths are those of the body. */
export interface FrageValues {
  frage: {
    art: AnliegenArt | null
    wer: Fragende | null
    name: string
    telefon: string
    email: string
    klient: { name: string; geburtsdatum: string | null }
    text: string
    produkte: ProduktValues[]
    apotheke: string
    wunschtag: string | null
  }
  /** JPEG in base64. */
  fotos: string[]
  webseite: string
}

export type FrageFields = Pick<SchemaForm<FrageValues>, 'form' | 'field'>

export const emptyFrage = (art: AnliegenArt | null): FrageValues => ({
  frage: {
    art,
    wer: null,
    name: '',
    telefon: '',
    email: '',
    klient: { name: '', geburtsdatum: null },
    text: '',
    produkte: [],
    apotheke: '',
    wunschtag: null,
  },
  fotos: [],
  webseite: '',
})

export const emptyProdukt = (schluessel: string): ProduktValues => ({ schluessel, bezeichnung: '', pzn: '', produktart: null, menge: null })

export const frageSchema = z.strictObject({
  frage: frageBody.shape.frage,
  fotos: frageBody.shape.fotos,
  webseite: frageBody.shape.webseite,
})

export function frageAus({ frage, fotos, webseite }: FrageValues): unknown {
  const { produkte } = frage
  const reorders = frage.art === 'NACHBESTELLUNG'
  const self = frage.wer === 'KLIENT'
  // Who asks for himself says his name once. That it is missing is said at its own field only, hence the dash.
  const klient = self ? { ...frage.klient, name: orNull(frage.name) ?? '–' } : frage.klient
  const withoutKlient = frage.art === 'RUECKRUF' && (self || klient.name.trim() === '') && klient.geburtsdatum === null
  return {
    frage: {
      ...frage,
      email: orNull(frage.email),
      text: orNull(frage.text),
      klient: withoutKlient ? null : { ...klient, geburtsdatum: klient.geburtsdatum ?? undefined },
      produkte: reorders ? produkte.map(({ schluessel: _schluessel, pzn, ...said }) => ({ ...said, pzn: orNull(pzn) })) : [],
      apotheke: reorders ? orNull(frage.apotheke) : null,
    },
    fotos: reorders ? fotos : [],
    webseite,
  }
}

export const fitsOneMore = (values: FrageValues): boolean => values.frage.produkte.length < maxProdukte
