import { type AnliegenArt, type Fragende, maxProdukte } from '@dreiklang/domain/anliegen/anliegen'
import { frageBody } from '@dreiklang/domain/anliegen/anliegen.contract'
import { z } from 'zod'
import { orNull, type SchemaForm } from '../../form/useSchemaForm.ts'

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
    produkte: { schluessel: string; bezeichnung: string; pzn: string }[]
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
    wunschtag: null,
  },
  fotos: [],
  webseite: '',
})

export const frageSchema = z.strictObject({
  frage: frageBody.shape.frage,
  fotos: frageBody.shape.fotos,
  webseite: frageBody.shape.webseite,
})

export function frageAus({ frage, fotos, webseite }: FrageValues): unknown {
  const { produkte } = frage
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
      produkte: frage.art === 'NACHBESTELLUNG' ? produkte.map(({ bezeichnung, pzn }) => ({ bezeichnung, pzn: orNull(pzn) })) : [],
    },
    fotos: frage.art === 'NACHBESTELLUNG' ? fotos : [],
    webseite,
  }
}

export const fitsOneMore = (values: FrageValues): boolean => values.frage.produkte.length < maxProdukte
