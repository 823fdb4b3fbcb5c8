// Light or dark before anything is painted: the choice that the studio keeps, too, else what the system says.
{
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return JSON.parse(localStorage.getItem('limber.settings') ?? '{}').theme;
    } catch {
      return null; // No storage, or none of ours.
    }
  };
  const apply = () => {
    document.documentElement.dataset.theme = chosen() ?? (system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
  apply();
}
