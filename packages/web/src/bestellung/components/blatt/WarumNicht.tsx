import { IconHelpCircle } from '@tabler/icons-react'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useGrundSatz } from '../grundSatz.ts'
import { gesperrteSchritte, type Uebergaenge } from '../schritte/schritte.ts'
import { useSchrittName } from '../schritte/useSchrittName.ts'
import classes from './WarumNicht.module.css'

/** Every blocked step with the reason. */
export function WarumNicht({ uebergaenge, seite, name }: { uebergaenge: Uebergaenge; seite: BestellungAntwort['seite']; name: string }) {
  const t = useTexts(blattTexts)
  const satz = useGrundSatz()
  const schrittName = useSchrittName(seite)
  const gruppen = gesperrteSchritte(uebergaenge)
  if (gruppen.length === 0) return null
  return (
    <details className={classes.rahmen} data-no-print>
      <summary aria-label={t('warumNicht.von', { name })}>
        <IconHelpCircle size={18} aria-hidden /> {t('warumNicht.titel')}
      </summary>
      <dl className={classes.liste}>
        {gruppen.map(({ code, handlungen }) => (
          <div key={code}>
            <dt>{handlungen.map(schrittName).join(', ')}</dt>
            <dd>{satz(code)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
