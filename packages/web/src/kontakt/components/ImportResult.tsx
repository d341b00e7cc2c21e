import { abgleichFields } from '@dreiklang/domain/kontakt/abgleich'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { kontaktTexts } from '../kontakt.texts.ts'
import type { ImportLinie, ImportWahl } from './importSource.ts'
import classes from './ImportVorschau.module.css'

export function ImportResult({ linie: { geprueft, vorhanden, aenderungen }, wahl }: { linie: ImportLinie; wahl: ImportWahl | null }) {
  const t = useTexts(kontaktTexts)
  const language = useLanguage()
  if (!geprueft.gut) {
    const [{ path, code } = { path: '', code: 'typ' }] = geprueft.fehler
    const field = abgleichFields.find((eines) => path.startsWith(eines))
    return <Badge tone="danger">{`${field === undefined ? path : t(`feld.${field}`)}: ${fieldSentences[code]?.[language] ?? code}`}</Badge>
  }
  if (vorhanden === null) return <Badge tone="success">{t('import.neu')}</Badge>
  const { kontakt, name } = vorhanden
  return (
    <>
      <Badge tone="warning">{t(kontakt === null ? 'import.doppelt' : 'import.vorhanden', { name })}</Badge>
      {kontakt !== null && aenderungen.length === 0 && <p className={classes.aenderungen}>{t('import.nichtsNeues')}</p>}
      {wahl === 'aktualisieren' && (
        <ul className={classes.aenderungen}>
          {aenderungen.map(({ feld, vorher, nachher }) => (
            <li key={feld}>
              <strong>{t(`feld.${feld}`)}</strong>: {vorher === '' ? nachher : t('import.vonNach', { vorher, nachher })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
