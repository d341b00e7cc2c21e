import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Dienst } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { ZeileInput } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { klientName } from '../../hausbesuch/components/anzeige.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { visitsQuery } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import chips from '../../ui/Chip.module.css'
import classes from './Sheet.module.css'

interface FromVisitsProps {
  dienst: Dienst
  /** Who has a line already is not offered again. */
  taken: readonly ZeileInput[]
  onAdd: (zeile: Pick<ZeileInput, 'klientId' | 'text'>) => void
}

type Klient = NonNullable<RowAnswer['klient']>

/** Whom the writer was with in this shift, or was to be: one press makes a line, which says what the visit itself says. */
export function FromVisits({ dienst, taken, onAdd }: FromVisitsProps) {
  const t = useUebergabebuchTexts()
  const { data: visits = [] } = useQuery(visitsQuery(dienst))
  const open = new Map<string, { klient: Klient; texts: string[] }>()
  for (const { klient, status, plan } of visits) {
    if (klient === null || taken.some(({ klientId }) => klientId === klient.id)) continue
    const entry = open.get(klient.id) ?? { klient, texts: [] }
    if (status === 'NICHT_ANGETROFFEN' && plan !== null) entry.texts.push(t('sheet.notMet', { time: plan.uhrzeit }))
    if (status === 'ABGESAGT' && plan !== null) entry.texts.push(t('sheet.cancelled', { time: plan.uhrzeit }))
    open.set(klient.id, entry)
  }
  if (open.size === 0) return null
  return (
    <FieldGroup label={t('sheet.visited')}>
      <div className={classes.offers}>
        {[...open.values()].map(({ klient, texts }) => (
          <button
            key={klient.id}
            type="button"
            className={chips.chip}
            aria-label={t('sheet.addFor', { name: klientName(klient) })}
            onClick={() => onAdd({ klientId: klient.id, text: texts.join(' ') })}
          >
            <IconPlus size={16} aria-hidden />
            {klientName(klient)}
          </button>
        ))}
      </div>
    </FieldGroup>
  )
}
