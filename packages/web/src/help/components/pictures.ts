/** The pictures of the guides, taken by the journey that walks them (`npm run help:pictures`). */
const urls = import.meta.glob<string>('../pictures/*.webp', { eager: true, query: '?url', import: 'default' })

export const pictureOf = (slug: string, language: 'de' | 'en'): string | undefined => urls[`../pictures/${slug}.${language}.webp`]
