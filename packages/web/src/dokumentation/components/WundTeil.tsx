import { infektionszeichen, wundWords, wundgrundTeile, koerperstellen } from '@dreiklang/domain/dokumentation/dokumentation'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { SimpleGrid, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useEntryWords } from './Blattinhalt.tsx'
import { Entries } from './Entries.tsx'
import { FotoField, WundFotos } from './Fotos.tsx'
import { type Teil, wundForm } from './teile.ts'
import classes from './Dokumentation.module.css'

/** From the front the Klient's left is at the right of the picture, from behind at its left. */
const orte: Readonly<Record<Koerperstelle, { ansicht: Ansicht; x: number; y: number }>> = {
  KOPF: { ansicht: 'vorn', x: 50, y: 16 },
  OHR_L: { ansicht: 'vorn', x: 64, y: 20 },
  OHR_R: { ansicht: 'vorn', x: 36, y: 20 },
  HALS: { ansicht: 'vorn', x: 50, y: 38 },
  SCHULTER_L: { ansicht: 'vorn', x: 70, y: 52 },
  SCHULTER_R: { ansicht: 'vorn', x: 30, y: 52 },
  BRUST: { ansicht: 'vorn', x: 50, y: 64 },
  BAUCH: { ansicht: 'vorn', x: 50, y: 92 },
  RUECKEN: { ansicht: 'hinten', x: 50, y: 70 },
  ARM_L: { ansicht: 'vorn', x: 80, y: 82 },
  ARM_R: { ansicht: 'vorn', x: 20, y: 82 },
  HAND_L: { ansicht: 'vorn', x: 87, y: 118 },
  HAND_R: { ansicht: 'vorn', x: 13, y: 118 },
  KREUZBEIN: { ansicht: 'hinten', x: 50, y: 100 },
  GESAESS_L: { ansicht: 'hinten', x: 41, y: 118 },
  GESAESS_R: { ansicht: 'hinten', x: 59, y: 118 },
  HUEFTE_L: { ansicht: 'vorn', x: 66, y: 110 },
  HUEFTE_R: { ansicht: 'vorn', x: 34, y: 110 },
  LEISTE: { ansicht: 'vorn', x: 50, y: 116 },
  OBERSCHENKEL_L: { ansicht: 'vorn', x: 61, y: 142 },
  OBERSCHENKEL_R: { ansicht: 'vorn', x: 39, y: 142 },
  KNIE_L: { ansicht: 'vorn', x: 60, y: 168 },
  KNIE_R: { ansicht: 'vorn', x: 40, y: 168 },
  UNTERSCHENKEL_L: { ansicht: 'vorn', x: 60, y: 192 },
  UNTERSCHENKEL_R: { ansicht: 'vorn', x: 40, y: 192 },
  KNOECHEL_L: { ansicht: 'hinten', x: 41, y: 212 },
  KNOECHEL_R: { ansicht: 'hinten', x: 59, y: 212 },
  FERSE_L: { ansicht: 'hinten', x: 41, y: 230 },
  FERSE_R: { ansicht: 'hinten', x: 59, y: 230 },
  FUSS_L: { ansicht: 'vorn', x: 61, y: 228 },
  FUSS_R: { ansicht: 'vorn', x: 39, y: 228 },
}

const width = 100

const body =
  'M50 4a13 13 0 0 1 6 25v8l18 9 8 30 7 40-6 3-11-34-3-22-2 34 3 60-3 74h-12l-4-84-2-14-2 14-4 84h-12l-3-74 3-60-2-34-3 22-11 34-6-3 7-40 8-30 18-9v-8a13 13 0 0 1 6-25z'

type Word = (typeof wundWords)[keyof typeof wundWords][number]

/** The shares of its ground are said all or none. @param klientId null where no photos can be taken: another organisation keeps the record */
export function WundTeil({ blatt: { wunden }, change, klientId }: Teil & { klientId: string | null }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const words = useEntryWords()
  return (
    <Stack gap="sm">
      <Entries all={wunden} onChange={(all) => change('wunden', all)} zeile={words.wunde} titel={t('wunde.neu')} form={wundForm}>
        {({ field, form: { values, setFieldValue } }) => (
          <>
            <Koerperkarte {...field('stelle')} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {keysOf(wundWords).map((feld) => (
                <SelectField
                  key={feld}
                  {...field(feld)}
                  label={w(`wundFeld.${feld}`)}
                  required={feld === 'art'}
                  clearable
                  searchable={false}
                  choices={choicesOf<Word>(wundWords[feld], (value) => w(`wundWort.${value}`))}
                />
              ))}
            </SimpleGrid>
            <SimpleGrid cols={3}>
              {(['laenge', 'breite', 'tiefe'] as const).map((mass) => (
                <NumberField key={mass} {...field(mass)} label={w(`mass.${mass}`)} decimalScale={1} />
              ))}
            </SimpleGrid>
            <FieldGroup label={t('wunde.grund')} id={field('grund').id} error={field('grund').error}>
              <SimpleGrid cols={2}>
                {wundgrundTeile.map((part) => (
                  <NumberField key={part} {...field(`grund.${part}`)} label={w(`grund.${part}`)} inputMode="numeric" decimalScale={0} />
                ))}
              </SimpleGrid>
            </FieldGroup>
            <FieldGroup label={t('wunde.infektion')}>
              <SimpleGrid cols={2}>
                {infektionszeichen.map((zeichen) => (
                  <Checkbox
                    key={zeichen}
                    label={w(`infektion.${zeichen}`)}
                    checked={values.infektionszeichen.includes(zeichen)}
                    onChange={({ currentTarget: { checked } }) => {
                      const others = values.infektionszeichen.filter((one) => one !== zeichen)
                      setFieldValue('infektionszeichen', checked ? [...others, zeichen] : others)
                    }}
                  />
                ))}
              </SimpleGrid>
            </FieldGroup>
            <TextField {...field('verband')} label={t('wunde.verband')} maxLength={250} />
            {klientId !== null && (
              <FotoField
                klientId={klientId}
                stelle={values.stelle}
                fotos={values.fotos}
                onChange={(changed) => setFieldValue('fotos', changed)}
                massstab={(nr) => field(`fotos.${nr}.massstab`)}
              />
            )}
          </>
        )}
      </Entries>
      <WundFotos klientId={klientId} wunden={wunden} />
    </Stack>
  )
}

interface KoerperkarteProps {
  id?: string
  error?: React.ReactNode
  value: Koerperstelle | null
  onChange: (place: Koerperstelle | null) => void
}

function Koerperkarte({ value, onChange, ...rest }: KoerperkarteProps) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return (
    <>
      <SelectField
        {...rest}
        label={t('wunde.stelle')}
        required
        choices={koerperstellen.map((place) => ({ value: place, label: w(`stelle.${place}`) }))}
        value={value}
        onChange={onChange}
      />
      <svg className={classes.karte} viewBox={`0 0 ${width * 2 + 20} 250`} aria-hidden>
        {(['vorn', 'hinten'] as const).map((ansicht, i) => (
          <g key={ansicht} transform={`translate(${i * (width + 20)} 0)`}>
            <path d={body} className={classes.body} />
            <text x={width / 2} y={249} textAnchor="middle" fontSize={10} fill="currentColor">
              {t(`wunde.${ansicht}`)}
            </text>
            {koerperstellen
              .filter((place) => orte[place].ansicht === ansicht)
              .map((place) => (
                <circle
                  key={place}
                  cx={orte[place].x}
                  cy={orte[place].y}
                  r={7}
                  className={classes.stelle}
                  data-gewaehlt={place === value || undefined}
                  onClick={() => onChange(place)}
                >
                  <title>{w(`stelle.${place}`)}</title>
                </circle>
              ))}
          </g>
        ))}
      </svg>
    </>
  )
}

/** Seen from the front or the back, in a box of 100 by 240. */
type Koerperstelle = (typeof koerperstellen)[number]

type Ansicht = 'vorn' | 'hinten'
