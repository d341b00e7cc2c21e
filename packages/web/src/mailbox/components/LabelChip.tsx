import type { LabelColor } from '@dreiklang/domain/mailbox/mailbox'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconTag } from '@tabler/icons-react'
import { useLabelTitle } from './mailWords.ts'
import classes from './LabelChip.module.css'

export function LabelChip({ label }: { label: MailLabel }) {
  const titleOf = useLabelTitle()
  return (
    <span className={classes.chip} data-color={label.color}>
      {titleOf(label)}
    </span>
  )
}

export function LabelIcon({ color }: { color: LabelColor }) {
  return <IconTag size={18} aria-hidden className={classes.dot} data-color={color} />
}
