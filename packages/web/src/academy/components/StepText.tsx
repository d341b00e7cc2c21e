import type { CourseBlock } from '@dreiklang/domain/academy/academy.contract'
import { IconScale } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../ui/buttons.tsx'
import { Title, VisuallyHidden } from '../../ui/layout.tsx'
import { useAcademyTexts } from '../academy.texts.ts'
import classes from './Course.module.css'

interface StepTextProps {
  title: string
  number: number
  blocks: readonly CourseBlock[]
}

export function StepText({ title, number, blocks }: StepTextProps) {
  const t = useAcademyTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(number)
  // Whoever goes on reads from the top; whoever has just come stands at the title of the page.
  useEffect(() => {
    if (before.current !== number) heading.current?.focus()
    before.current = number
  }, [number])
  return (
    <>
      <Title order={2} size="h4" ref={heading} tabIndex={-1}>
        <VisuallyHidden>{t('step', { step: number, title: '' })}</VisuallyHidden>
        {title}
      </Title>
      {blocks.map((block, i) => (
        <Block key={i} block={block} />
      ))}
    </>
  )
}

function Block({ block }: { block: CourseBlock }) {
  const t = useAcademyTexts()
  switch (block.kind) {
    case 'text':
      return <p className={classes.text}>{block.text}</p>
    case 'points':
      return (
        <ul className={classes.points}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )
    case 'law':
      return (
        <div className={classes.law}>
          <IconScale size={18} aria-hidden className={classes.lawSign} />
          <div>
            <VisuallyHidden>{t('law')}: </VisuallyHidden>
            {block.text}
            <div className={classes.source}>{block.source}</div>
          </div>
        </div>
      )
    case 'open':
      return (
        <p className={classes.text}>
          <Link to={block.path}>{block.text}</Link>
        </p>
      )
  }
}
