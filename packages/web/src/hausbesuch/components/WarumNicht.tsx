import { alleFehler } from '@dreiklang/domain/errors'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { IconHelpCircle } from '@tabler/icons-react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'
import { schritteTexts } from '../schritte.texts.ts'
import classes from './Blatt.module.css'
import { gesperrteSchritte } from './schritte/schritte.ts'

export function WarumNicht({ besuch }: { besuch: HausbesuchAntwort }) {
  const t = useTexts(hausbesuchTexts)
  const s = useTexts(schritteTexts)
  const sprache = useLanguage()
  const gruppen = [...gesperrteSchritte(besuch)]
  if (gruppen.length === 0) return null
  return (
    <details className={classes.warum} data-no-print>
      <summary>
        <IconHelpCircle size={18} aria-hidden /> {t('warumNicht')}
      </summary>
      <dl>
        {gruppen.map(([code, handlungen]) => (
          <div key={code}>
            <dt>{handlungen.map((handlung) => s(`knopf.${handlung}`)).join(', ')}</dt>
            <dd>{alleFehler[code]?.[sprache] ?? code}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
