import { koerperstellen } from '@dreiklang/domain/dokumentation/dokumentation'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { valuesTexts } from '../values.texts.ts'
import classes from './Dokumentation.module.css'
import { type Koerperstelle, orte } from './body.ts'

interface KoerperkarteProps {
  id?: string
  error?: React.ReactNode
  value: Koerperstelle | null
  onChange: (stelle: Koerperstelle | null) => void
}

const breite = 100
const body =
  'M50 4a13 13 0 0 1 6 25v8l18 9 8 30 7 40-6 3-11-34-3-22-2 34 3 60-3 74h-12l-4-84-2-14-2 14-4 84h-12l-3-74 3-60-2-34-3 22-11 34-6-3 7-40 8-30 18-9v-8a13 13 0 0 1 6-25z'

export function Koerperkarte({ value, onChange, ...rest }: KoerperkarteProps) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(valuesTexts)
  return (
    <>
      <SelectField
        {...rest}
        label={t('wunde.stelle')}
        required
        choices={koerperstellen.map((stelle) => ({ value: stelle, label: w(`stelle.${stelle}`) }))}
        value={value}
        onChange={onChange}
      />
      <svg className={classes.karte} viewBox={`0 0 ${breite * 2 + 20} 250`} aria-hidden>
        {(['vorn', 'hinten'] as const).map((ansicht, i) => (
          <g key={ansicht} transform={`translate(${i * (breite + 20)} 0)`}>
            <path d={body} className={classes.body} />
            <text x={breite / 2} y={249} textAnchor="middle" fontSize={10} fill="currentColor">
              {t(`wunde.${ansicht}`)}
            </text>
            {koerperstellen
              .filter((stelle) => orte[stelle].ansicht === ansicht)
              .map((stelle) => (
                <circle
                  key={stelle}
                  cx={orte[stelle].x}
                  cy={orte[stelle].y}
                  r={7}
                  className={classes.stelle}
                  data-gewaehlt={stelle === value || undefined}
                  onClick={() => onChange(stelle)}
                >
                  <title>{w(`stelle.${stelle}`)}</title>
                </circle>
              ))}
          </g>
        ))}
      </svg>
    </>
  )
}
