import { type Block, type Wort, bloeckeVon } from '@dreiklang/domain/rechtstexte/bloecke'
import { istInternerLink } from '@dreiklang/domain/shared/link'
import { Fragment } from 'react'
import { Link } from '../../ui/Link.tsx'
import { Stack, Text, Title } from '../../ui/layout.ts'
import classes from './Rechtstext.module.css'

/** Rendered as elements from plain text: nothing in it can become markup. */
export function Rechtstext({ text, lang }: { text: string; lang: 'de' | 'en' }) {
  return (
    <Stack gap="sm" lang={lang}>
      {bloeckeVon(text).map((block, i) => (
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
          <Worte worte={block.worte} />
        </Title>
      )
    case 'liste':
      return (
        <ul className={classes.liste}>
          {block.punkte.map((worte, i) => (
            <li key={i}>
              <Worte worte={worte} />
            </li>
          ))}
        </ul>
      )
    case 'absatz':
      return (
        <Text className={classes.absatz}>
          {block.zeilen.map((worte, i) => (
            <Fragment key={i}>
              {i > 0 && <br />}
              <Worte worte={worte} />
            </Fragment>
          ))}
        </Text>
      )
  }
}

function Worte({ worte }: { worte: readonly Wort[] }) {
  return worte.map(({ text, link }, i) => {
    if (link === null) return <Fragment key={i}>{text}</Fragment>
    if (istInternerLink(link)) {
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
