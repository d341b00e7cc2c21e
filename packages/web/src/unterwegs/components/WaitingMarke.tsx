import { IconCloudUpload } from '@tabler/icons-react'
import { unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { beantworteteOf, useStand, waitingOf } from './lager/stand.ts'
import { useAbgleich } from './lager/abgleich.ts'
import classes from './WaitingMarke.module.css'

export function WaitingMarke() {
  const t = useUnterwegsTexts()
  const { schlange } = useStand()
  useAbgleich()
  const wartende = waitingOf(schlange).length
  const open = beantworteteOf(schlange).length
  if (wartende + open === 0) return null
  return (
    <LinkButton to={unterwegsPath} look="secondary" size="sm" icon={<IconCloudUpload size={20} aria-hidden />}>
      <span className={classes.worte}>{wartende > 0 ? t('warten', { count: wartende }) : t('pruefen.titel')}</span>
      <span className={classes.kurz} aria-hidden>
        {wartende > 0 ? wartende : '!'}
      </span>
    </LinkButton>
  )
}
