import { type Block, type Word, bloeckeOf } from '@dreiklang/domain/rechtstexte/bloecke'
import { isInternalLink } from '@dreiklang/domain/shared/link'
import { Fragment } from 'react'
import { Link } from '../../ui/buttons.tsx'
import { Stack, Text, Title } from '../../ui/layout.tsx'
import classes from './Rechtstext.module.css'

/** Rendered as elements from plain text: nothing in it can become markup. */
export function Rechtstext({ text, lang }: { text: string; lang: 'de' | 'en' }) {
  return (
    <Stack gap="sm" lang={lang}>
      {bloeckeOf(text).map((block, i) => (
        <EinBlock key={i} block={block} />
      ))}
    </Stack>
  )
}

function EinBlock({ block }: { block: Block }) {
  switch (block.art) {
    case 'ueberschrift':
      return (
        <Title order={block.stufe} size={block.stufe === 2 ? 'h3' : 'h4'} mt="md">
          <Words worte={block.worte} />
        </Title>
      )
    case 'liste':
      return (
        <ul className={classes.liste}>
          {block.punkte.map((words, i) => (
            <li key={i}>
              <Words worte={words} />
            </li>
          ))}
        </ul>
      )
    case 'absatz':
      return (
        <Text className={classes.absatz}>
          {block.zeilen.map((words, i) => (
            <Fragment key={i}>
              {i > 0 && <br />}
              <Words worte={words} />
            </Fragment>
          ))}
        </Text>
      )
  }
}

function Words({ worte }: { worte: readonly Word[] }) {
  return worte.map(({ text, link }, i) => {
    if (link === null) return <Fragment key={i}>{text}</Fragment>
    if (isInternalLink(link)) {
      return (
        <Link key={i} to={link}>
          {text}
        </Link>
      )
    }
    return (
      <a key={i} href={link} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    )
  })
}
