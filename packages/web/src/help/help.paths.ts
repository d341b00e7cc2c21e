export const helpPath = '/apps/help-center'
export const categoryPath = (category: string) => `${helpPath}/${category}`
export const guidePath = (category: string, guide: string) => `${helpPath}/${category}/${guide}`
const questionsPath = `${helpPath}?ansicht=fragen`
export const questionPath = (category: string, faq: string) => `${questionsPath}&frage=${category}/${faq}`
/** Help that begins with the guides of a page. */
export const helpOfPage = (address: string) => `${helpPath}?zu=${encodeURIComponent(address)}`
export const changesPath = '/docs/changelog'
