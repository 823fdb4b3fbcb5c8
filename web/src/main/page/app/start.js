/** What the address asks for: the studio, or only a player for other pages to show. */
if (/^#embed(&|$)/.test(location.hash)) import('../files/embed.js').then(({ startEmbed }) => startEmbed());
else import('./main.js');
