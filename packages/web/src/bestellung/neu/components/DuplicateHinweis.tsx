import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Stack } from '../../../ui/layout.ts'
import { Link } from '../../../ui/Link.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { bestellungPath } from '../../bestellung.paths.ts'
import { neuTexts } from '../neu.texts.ts'
import type { Doppelt } from './befunde.ts'
import type { PositionFields } from './positionFields.ts'

/** Red up to 3 days, orange up to 7 (as eMediPlan does), both said in words. A reason is needed. */
export function DuplicateHinweis({ doppelt, text }: PositionFields & { doppelt: Doppelt }) {
  const t = useTexts(neuTexts)
  const { tage, stufe, nummer, bestellungId } = doppelt
  const when = [t('position.doppeltHeute'), t('position.doppeltGestern')][tage] ?? t('position.doppeltVor', { tage })
  return (
    <Alert tone={stufe === 'ROT' ? 'danger' : 'warning'} title={`${when} – ${t(`position.doppeltStufe.${stufe}`)}`}>
      <Stack gap="xs">
        <span>
          {t('position.doppeltText', { nummer })} <Link to={bestellungPath(bestellungId)}>{t('position.doppeltZeigen', { nummer })}</Link>
        </span>
        <TextField {...text('doppeltGrund')} label={t('position.doppeltGrund')} required />
      </Stack>
    </Alert>
  )
}
