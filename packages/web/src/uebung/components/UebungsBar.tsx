import { useEffect, useState } from 'react'
import { IconTool } from '@tabler/icons-react'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { uebungTexts } from '../uebung.texts.ts'
import classes from './UebungsBar.module.css'
import { Tools } from './Tools.tsx'

const lookMs = 10_000

export function UebungsBar() {
  const t = useTexts(uebungTexts)
  const [opened, setOpened] = useState(false)
  const jetzt = useNow()
  return (
    <>
      <section className={classes.leiste} aria-label={t('mode')} data-no-print>
        <strong>{t('mode')}</strong>
        {/* At this end because messages appear at the other. */}
        <Button look="secondary" iconOnPhone icon={<IconTool size={18} aria-hidden />} onClick={() => setOpened(true)}>
          {t('tools')}
        </Button>
        <span className={classes.erfunden}>{t('invented')}</span>
        <span className={classes.uhr}>
          <span className={classes.wort}>{t('clock')} </span>
          {formatDateTime(jetzt)}
        </span>
      </section>
      <Tools opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

function useNow(): string {
  const [jetzt, setJetzt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setJetzt(new Date().toISOString()), lookMs)
    return () => clearInterval(timer)
  }, [])
  return jetzt
}
