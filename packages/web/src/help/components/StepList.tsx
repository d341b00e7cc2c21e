import type { GuideReading, GuideStep } from '@dreiklang/domain/help/help.contract'
import { useLanguage } from '../../shared/i18n.ts'
import { Link } from '../../ui/buttons.tsx'
import { useHelpTexts } from '../help.texts.ts'
import { pictureOf } from './pictures.ts'
import classes from './Help.module.css'

export function StepList({ reading }: { reading: GuideReading }) {
  const t = useHelpTexts()
  return (
    <ol className={classes.steps} aria-label={t('guide.steps')}>
      {reading.steps.map((step, i) => (
        <li key={i} className={classes.step}>
          <p>{step.text}</p>
          {step.path !== null && (
            <span data-no-print>
              <Link to={step.path} aria-label={`${t('guide.open')}: ${step.text}`}>
                {t('guide.open')}
              </Link>
            </span>
          )}
          {step.picture && <Picture step={step} slug={reading.slug} />}
        </li>
      ))}
    </ol>
  )
}

function Picture({ step, slug }: { step: GuideStep; slug: string }) {
  const t = useHelpTexts()
  const url = pictureOf(slug, useLanguage())
  if (url === undefined) return null
  return <img className={classes.picture} src={url} alt={t('guide.picture', { text: step.text })} loading="lazy" width={800} height={400} />
}
