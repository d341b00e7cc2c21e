/** What the parts of the sheet share: how a list changes, how its forms begin. */
import { type Blatt, blattSchema, vitalwert, wunde } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Schreibblatt } from './useBlatt.ts'

/** What every part of the sheet gets. */
export type Teil = Pick<Schreibblatt, 'blatt' | 'change'>

/** Whose record the caller's organisation keeps: only there lie photos. */
export const aktenKlient = ({ seite, besuch: { klient } }: DokumentationAnswer): string | null =>
  seite === 'PFLEGE' && klient !== null ? klient.id : null

/** For the list of what is missing: each field that it names has this id. */
export const fieldId = (path: string) => `blatt-${path}`

/** In the place of the one with the same id, or at the end. */
export function anStelle<Entry extends { id: string }>(liste: readonly Entry[], neu: Entry): Entry[] {
  return liste.some(({ id }) => id === neu.id) ? liste.map((eines) => (eines.id === neu.id ? neu : eines)) : [...liste, neu]
}

export const withoutEntry = <Entry extends { id: string }>(liste: readonly Entry[], weg: Entry): Entry[] =>
  liste.filter(({ id }) => id !== weg.id)

const saysNothing = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((teil) => teil === null)
}

/** Empty fields say nothing. */
export const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, saysNothing(value) ? null : value]))

/** What the fields of a form hold: a text that says nothing is ''. */
type FormValues<Entry> = { [Field in keyof Entry]: Entry[Field] | null }

const { zusaetzliche, medikation, anordnungen, folgen } = blattSchema.shape

type Additional = Blatt['zusaetzliche'][number]
export const additionalForm = (eine: Partial<Additional>) => ({
  schema: zusaetzliche.element,
  werte: { id: crypto.randomUUID(), bezeichnung: '', quelle: null, ...eine } satisfies FormValues<Additional>,
})

type Gabe = Blatt['medikation']['gaben'][number]
export const gabeForm = ({ abweichung, ...eine }: Partial<Gabe>) => ({
  schema: medikation.shape.gaben.element,
  werte: {
    id: crypto.randomUUID(),
    bezeichnung: '',
    stand: 'GEGEBEN',
    rest: null,
    ...eine,
    abweichung: abweichung ?? '',
  } satisfies FormValues<Gabe>,
})

type Anordnung = Blatt['anordnungen'][number]
export const anordnungForm = (eine: Partial<Anordnung>) => ({
  schema: anordnungen.element,
  werte: {
    id: crypto.randomUUID(),
    praxisId: null,
    arzt: '',
    weg: 'TELEFONISCH',
    am: new Date().toISOString(),
    wortlaut: '',
    vorgelesen: false,
    ...eine,
  } satisfies FormValues<Anordnung>,
})

type Folge = Blatt['folgen'][number]
export const folgeForm = (eine: Partial<Folge>) => ({
  schema: folgen.element,
  werte: { id: crypto.randomUUID(), art: null, text: '', ...eine } satisfies FormValues<Folge>,
})

type Wunde = Blatt['wunden'][number]
const noGrund = { granulation: null, fibrin: null, nekrose: null, epithel: null }
export const wundForm = ({ grund, verband, ...eine }: Partial<Wunde>) => ({
  schema: wunde,
  werte: {
    id: crypto.randomUUID(),
    stelle: null,
    art: null,
    grad: null,
    laenge: null,
    breite: null,
    tiefe: null,
    exsudat: null,
    rand: null,
    geruch: null,
    infektionszeichen: [],
    fotos: [],
    ...eine,
    verband: verband ?? '',
    grund: grund ?? noGrund,
  },
})

type Vitalwert = Blatt['vitalwerte'][number]
export const messForm = ({ ort, geraet, bemerkung, ...eine }: Vitalwert) => ({
  schema: vitalwert,
  werte: { ...eine, ort: ort ?? '', geraet: geraet ?? '', bemerkung: bemerkung ?? '' } satisfies FormValues<Vitalwert>,
})
