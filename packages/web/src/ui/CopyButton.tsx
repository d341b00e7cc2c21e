import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from './buttons.tsx'
import { announce } from './feedback.tsx'
import { toastError } from './toast.tsx'
import { useUiTexts } from './ui.texts.ts'

/** `label` names what is copied. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const t = useUiTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    navigator.clipboard.writeText(value).then(() => {
      setCopied(true)
      announce(t('copied'))
    }, toastError)
  }
  return (
    <IconButton
      size="sm"
      label={label ?? t('copy')}
      tooltip={copied ? t('copied') : (label ?? t('copy'))}
      icon={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={copy}
    />
  )
}
