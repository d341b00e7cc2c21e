import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { klientName } from '../anzeige.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { type SchrittProps, useSchritt } from './useSchritt.ts'

/** At the door: is it the right person? */
export function BeginnenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const { klient } = schritt.besuch
  const formular = useSchritt({
    handlung: 'beginnen',
    ...schritt,
    werte: { identitaetGeprueft: false },
    abbild: (werte) => werte,
  })
  return (
    <SchrittDialog {...schritt} handlung="beginnen" formular={formular}>
      {klient !== null && (
        <Facts
          facts={[
            { label: t('feld.name'), value: klientName(klient) },
            { label: t('feld.geboren'), value: formatDate(klient.geburtsdatum) },
          ]}
        />
      )}
      <Checkbox
        {...formular.form.getInputProps('identitaetGeprueft', { type: 'checkbox' })}
        id={formular.field('identitaetGeprueft').id}
        label={t('feld.identitaet')}
        data-autofocus
      />
    </SchrittDialog>
  )
}
