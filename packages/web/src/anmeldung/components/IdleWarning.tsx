import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'

const secondsUntil = (ms: number) => Math.max(0, Math.ceil((ms - Date.now()) / 1000))

/** Read out once, on focus; the countdown is no live region, or a screen reader would speak every second. */
export function IdleWarning({ lockAtMs }: { lockAtMs: number }) {
  const t = useAnmeldungTexts()
  const [seconds, setSeconds] = useState(() => secondsUntil(lockAtMs))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(lockAtMs)), 1000)
    return () => clearInterval(timer)
  }, [lockAtMs])
  return (
    <Dialog opened onClose={answer} title={t('warning.title')} actions={<Button onClick={answer}>{t('warning.stay')}</Button>}>
      <Text>{t('warning.text')}</Text>
      <Text fw={600}>{t('warning.left', { count: seconds })}</Text>
    </Dialog>
  )
}

/** The click, touch or key already counted as a sign of life before it reached the dialog (idle.ts). */
const answer = () => {}
