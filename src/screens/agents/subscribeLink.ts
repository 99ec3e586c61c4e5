import { PUBLIC_ROUTES } from '../../../contract/pages/routes';

/** Returns the address that links a new subscriber to a sales agency. */
export const subscribeLink = (agentId: string, origin: string): string =>
  origin + PUBLIC_ROUTES.subscribeWithAgent.replace(':agentId', encodeURIComponent(agentId));

/** Downloads a file through the browser. */
export function downloadImage(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Returns a drawing as the text of a standalone file. */
export const svgFile = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);
