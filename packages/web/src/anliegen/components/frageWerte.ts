import { hoechstensProdukte, type AnliegenArt, type Fragende } from '@dreiklang/domain/anliegen/anliegen'
import { frageKoerper } from '@dreiklang/domain/anliegen/anliegen.contract'
import { z } from 'zod'

/** What the fields of the public form hold: empty text is ''. The paths are those of the body. */
export interface FrageWerte {
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

export const leereFrage = (art: AnliegenArt | null): FrageWerte => ({
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
  frage: frageKoerper.shape.frage,
  fotos: frageKoerper.shape.fotos,
  webseite: frageKoerper.shape.webseite,
})

const oderNull = (text: string) => (text.trim() === '' ? null : text)

/** A callback request names a client only if there is one to name. */
export function frageAus({ frage, fotos, webseite }: FrageWerte): unknown {
  const { klient, produkte } = frage
  const ohneKlient = frage.art === 'RUECKRUF' && klient.name.trim() === '' && klient.geburtsdatum === null
  return {
    frage: {
      ...frage,
      email: oderNull(frage.email),
      text: oderNull(frage.text),
      klient: ohneKlient ? null : { ...klient, geburtsdatum: klient.geburtsdatum ?? undefined },
      produkte: frage.art === 'NACHBESTELLUNG' ? produkte.map(({ bezeichnung, pzn }) => ({ bezeichnung, pzn: oderNull(pzn) })) : [],
    },
    fotos: frage.art === 'NACHBESTELLUNG' ? fotos : [],
    webseite,
  }
}

export const passtNochEins = (werte: FrageWerte): boolean => werte.frage.produkte.length < hoechstensProdukte
