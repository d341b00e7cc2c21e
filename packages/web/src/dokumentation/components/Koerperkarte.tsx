import { koerperstellen } from '@dreiklang/domain/dokumentation/dokumentation'
import { useState } from 'react'
import { SegmentedField, SelectField } from '../../form/choiceFields.tsx'
import { Group } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import classes from './Dokumentation.module.css'

type Koerperstelle = (typeof koerperstellen)[number]
type Ansicht = 'vorn' | 'hinten'
type Half = 'oben' | 'unten'

/** From the front the Klient's left is at the right of the picture, from behind at its left. In a box of 100 by 240. */
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

const body =
  'M50 4a13 13 0 0 1 6 25v8l18 9 8 30 7 40-6 3-11-34-3-22-2 34 3 60-3 74h-12l-4-84-2-14-2 14-4 84h-12l-3-74 3-60-2-34-3 22-11 34-6-3 7-40 8-30 18-9v-8a13 13 0 0 1 6-25z'

/**
 * One half of one side at a time, drawn so large that 14 units of the box are 44 px: no two places are nearer to each other, and so each can be
 * hit with a thumb. Both halves show what lies between them.
 */
const radius = 7
const halves: Readonly<Record<Half, { from: number; to: number }>> = { oben: { from: 0, to: 128 }, unten: { from: 90, to: 242 } }

const isIn = (place: Koerperstelle, half: Half): boolean =>
  orte[place].y - radius >= halves[half].from && orte[place].y + radius <= halves[half].to

const halfOf = (place: Koerperstelle): Half => (isIn(place, 'oben') ? 'oben' : 'unten')

const viewOf = (place: Koerperstelle | null): { ansicht: Ansicht; half: Half } =>
  place === null ? { ansicht: 'vorn', half: 'oben' } : { ansicht: orte[place].ansicht, half: halfOf(place) }

interface KoerperkarteProps {
  id?: string
  error?: React.ReactNode
  value: Koerperstelle | null
  onChange: (place: Koerperstelle | null) => void
}

/** The list says every place by its name; the picture is the quicker way for whoever sees it. */
export function Koerperkarte({ value, onChange, ...rest }: KoerperkarteProps) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const [looked, setLooked] = useState(() => viewOf(value))
  const { ansicht, half } = looked
  const look = (place: Koerperstelle | null) => {
    if (place !== null && !(orte[place].ansicht === ansicht && isIn(place, half))) setLooked(viewOf(place))
    onChange(place)
  }
  const { from, to } = halves[half]
  return (
    <>
      <SelectField
        {...rest}
        label={t('wunde.stelle')}
        required
        choices={koerperstellen.map((place) => ({ value: place, label: w(`stelle.${place}`) }))}
        value={value}
        onChange={look}
      />
      <Group gap="sm">
        <SegmentedField
          label={t('wunde.ansicht')}
          labelHidden
          choices={(['vorn', 'hinten'] as const).map((one) => ({ value: one, label: t(`wunde.${one}`) }))}
          value={ansicht}
          onChange={(neu: Ansicht) => setLooked({ ansicht: neu, half })}
        />
        <SegmentedField
          label={t('wunde.haelfte')}
          labelHidden
          choices={(['oben', 'unten'] as const).map((one) => ({ value: one, label: t(`wunde.${one}`) }))}
          value={half}
          onChange={(neu: Half) => setLooked({ ansicht, half: neu })}
        />
      </Group>
      <svg className={classes.karte} viewBox={`0 ${from} 100 ${to - from}`} aria-hidden>
        <path d={body} className={classes.body} />
        {koerperstellen
          .filter((place) => orte[place].ansicht === ansicht && isIn(place, half))
          .map((place) => (
            <circle
              key={place}
              cx={orte[place].x}
              cy={orte[place].y}
              r={radius}
              className={classes.stelle}
              data-stelle={place}
              data-gewaehlt={place === value || undefined}
              onClick={() => onChange(place)}
            >
              <title>{w(`stelle.${place}`)}</title>
            </circle>
          ))}
      </svg>
    </>
  )
}
